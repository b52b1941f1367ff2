import ICAL from 'ical.js'

/** An event as an independent reader understands it. */
export interface FeedEvent {
  readonly uid: string
  readonly sequence: number
  /** ISO 8601 in UTC. */
  readonly start: string
  readonly end: string
  readonly changed: string
  readonly status: string
  readonly transp: string
  readonly summary: string
  readonly description: string
  readonly url: string
  /** E.g. `START -PT24H`. */
  readonly alarms: readonly string[]
}

/** The events of a feed by id. @throws if it is none, or if two have one id */
export function readFeed(text: string): Map<string, FeedEvent> {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const components = calendar.getAllSubcomponents('vevent')
  const events = new Map(components.map(readEvent).map((event) => [event.uid, event]))
  if (events.size !== components.length) throw new Error('two events have one id')
  return events
}

/** The alarms of an activity, by the edge before which they ring, e.g. `END -PT24H`. */
export function feedAlarms(events: ReadonlyMap<string, FeedEvent>, id: string): readonly string[] {
  const at = (uid: string) => events.get(`${uid}@ephemeris`)?.alarms ?? []
  return [...at(id), ...at(`${id}-end`).map((alarm) => alarm.replace('START', 'END'))]
}

function readEvent(component: ICAL.Component): FeedEvent {
  const textOf = (name: string) => String(component.getFirstPropertyValue(name) ?? '')
  if (textOf('dtstamp') !== textOf('last-modified')) throw new Error('DTSTAMP is not that of the data')
  return {
    uid: textOf('uid'),
    sequence: Number(textOf('sequence')),
    start: textOf('dtstart'),
    end: textOf('dtend'),
    changed: textOf('last-modified'),
    status: textOf('status'),
    transp: textOf('transp'),
    summary: textOf('summary'),
    description: textOf('description'),
    url: textOf('url'),
    alarms: component
      .getAllSubcomponents('valarm')
      .map((alarm) => alarm.getFirstProperty('trigger'))
      .map((trigger) => `${trigger?.getFirstParameter('related')} ${trigger?.getFirstValue()}`)
      .map(requireBeforeStart),
  }
}

/** Outlook and Android ignore other alarms. (FEED-14) */
function requireBeforeStart(alarm: string): string {
  if (!/^START (-P|PT0S$)/.test(alarm)) throw new Error(`an alarm rings after the start of its event: ${alarm}`)
  return alarm
}
