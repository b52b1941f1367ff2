import { expect } from '@playwright/test'
import type { WebDriver, WebElement } from 'selenium-webdriver'

/** What can be pressed or seen, by its role. */
const SELECTORS = {
  button: 'button, [role="button"]',
  checkbox: 'input[type="checkbox"]',
  dialog: '[role="dialog"], dialog[open]',
  heading: 'h1, h2, h3',
  img: '[role="img"], img',
  link: 'a[href]',
  menuitemradio: '[role="menuitemradio"]',
  radio: 'input[type="radio"], [role="radio"]',
  region: 'section, [role="region"]',
  tab: '[role="tab"]',
  textbox: 'input[type="text"], input[type="email"], input[type="password"], input:not([type]), textarea',
} as const

export type Role = keyof typeof SELECTORS

/** A page in one of the engines; what it waits for, it awaits for a minute. */
export class AppPage {
  readonly driver: WebDriver
  readonly #url: string

  constructor(driver: WebDriver, url: string) {
    this.driver = driver
    this.#url = url
  }

  /** Closes all tabs but one, and removes what the product has stored. */
  async forget(): Promise<void> {
    const [first = '', ...others] = await this.driver.getAllWindowHandles()
    for (const other of others) {
      await this.driver.switchTo().window(other)
      await this.driver.close()
    }
    await this.driver.switchTo().window(first)
    // A page of the same origin without the product.
    await this.driver.get(new URL('/healthz', this.#url).href)
    await this.evaluate(clearStorage)
  }

  /** Opens a page of the product. */
  async open(path: string): Promise<void> {
    await this.driver.get(new URL(path, this.#url).href)
    await this.evaluate(recordErrors)
  }

  async reload(): Promise<void> {
    await this.driver.navigate().refresh()
    await this.evaluate(recordErrors)
  }

  /** Goes back to the page before, as the browser kept it or again. */
  async goBack(): Promise<void> {
    await this.driver.navigate().back()
    await this.evaluate(recordErrors)
  }

  /** What a device holds that has been here before; the page has to be opened again. */
  async store(entry: object): Promise<void> {
    await this.open('/about')
    await this.evaluate((text: string) => localStorage.setItem('ephemeris', text), JSON.stringify(entry))
  }

  stored(): Promise<Record<string, unknown>> {
    return this.evaluate(() => JSON.parse(localStorage.getItem('ephemeris') ?? '{}'))
  }

  evaluate<Result, Args extends readonly unknown[]>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return this.driver.executeScript(work, ...args) as Promise<Awaited<Result>>
  }

  /** How many elements match. */
  count(selector: string): Promise<number> {
    return this.evaluate((wanted: string) => document.querySelectorAll(wanted).length, selector)
  }

  async expectVisible(selector: string): Promise<WebElement> {
    let found: WebElement | null = null
    await expect
      .poll(async () => {
        found = await this.evaluate(
          (wanted: string) => document.querySelector(wanted) as unknown as WebElement | null,
          selector,
        )
        return found !== null
      }, selector)
      .toBe(true)
    return found as unknown as WebElement
  }

  /** Waits for what has this role and name: its label, or else its text. */
  async find(role: Role, name: string | RegExp): Promise<WebElement> {
    const { source, flags } = name instanceof RegExp ? name : exactly(name)
    let found: WebElement | null = null
    await expect
      .poll(async () => {
        found = await this.evaluate(findNamed, SELECTORS[role], source, flags)
        return found !== null
      }, `${role} ${name}`)
      .toBe(true)
    return found as unknown as WebElement
  }

  /** To the middle of the window: a driver alone would leave it at the edge, below what stands there. */
  async scrollIntoView(role: Role, name: string | RegExp): Promise<void> {
    await scrollIntoView(await this.find(role, name))
  }

  async has(role: Role, name: string | RegExp): Promise<boolean> {
    const { source, flags } = name instanceof RegExp ? name : exactly(name)
    return (await this.evaluate(findNamed, SELECTORS[role], source, flags)) !== null
  }

  /** Presses it as a mouse does; again, if it was drawn again or covered meanwhile. */
  async press(role: Role, name: string | RegExp): Promise<void> {
    await this.#retry(async () => press(await this.find(role, name)))
  }

  /** Presses a radio button, a checkbox or a switch until it is on, or off. */
  async set(role: 'checkbox' | 'radio', name: string | RegExp, to: 'on' | 'off'): Promise<void> {
    const isOn = async () =>
      this.evaluate(
        (element: WebElement) => (element as unknown as HTMLInputElement).checked,
        await this.find(role, name),
      )
    await this.#retry(async () => {
      if ((await isOn()) !== (to === 'on')) await press(await this.find(role, name))
      expect(await isOn()).toBe(to === 'on')
    })
  }

  async pressOn(selector: string): Promise<void> {
    await this.#retry(async () => press(await this.expectVisible(selector)))
  }

  /** Writes into a field of a form, in the place of what stood there. */
  async fill(name: string | RegExp, text: string): Promise<void> {
    await this.#retry(async () => {
      const field = await this.find('textbox', name)
      await this.evaluate((element: WebElement) => (element as unknown as HTMLInputElement).select(), field)
      await field.sendKeys(text)
      expect(await this.evaluate((element: WebElement) => (element as unknown as HTMLInputElement).value, field)).toBe(
        text,
      )
    })
  }

  /** The text of the page, as it is shown. */
  text(): Promise<string> {
    return this.evaluate(() => document.body.innerText)
  }

  async expectText(words: string | RegExp): Promise<void> {
    await expect.poll(() => this.text()).toMatch(words)
  }

  /** What the page has logged as an error or thrown, since it was there. */
  errors(): Promise<readonly string[]> {
    return this.evaluate(() => (window as unknown as { pageErrors?: string[] }).pageErrors ?? [])
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await this.driver.takeScreenshot(), 'base64')
  }

  async #retry(act: () => Promise<void>): Promise<void> {
    await expect(act).toPass({ timeout: 60_000 })
  }
}

/** For so long. */
const STILL_MS = 100

/** @throws while it cannot be pressed */
async function press(element: WebElement): Promise<void> {
  expect(await element.getAttribute('disabled')).toBeNull()
  await scrollIntoView(element)
  await waitUntilStill(element)
  await element.click()
}

/** A click on what moves between the pointer's down and up is lost. */
async function waitUntilStill(element: WebElement): Promise<void> {
  let previous = ''
  await expect
    .poll(
      async () => {
        const place = await element.getDriver().executeScript<string>(placeOf, element)
        const isStill = place === previous
        previous = place
        return isStill
      },
      { intervals: [STILL_MS] },
    )
    .toBe(true)
}

/** Runs in the page. */
function placeOf(element: Element): string {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left, top, width, height].map(Math.round).join(' ')
}

/** At once: the smooth way of the page may begin late, between the pointer's down and up. */
async function scrollIntoView(element: WebElement): Promise<void> {
  const work = (it: Element) => it.scrollIntoView({ block: 'center', behavior: 'instant' })
  await element.getDriver().executeScript(work, element)
}

function exactly(name: string): RegExp {
  return new RegExp(`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)
}

/** Runs in the page. */
function findNamed(selector: string, source: string, flags: string): WebElement | null {
  const wanted = new RegExp(source, flags)
  const named = (element: HTMLElement) => {
    const labels = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean)
    const label =
      element.getAttribute('aria-label') ??
      (labels.length > 0 ? labels.map((id) => document.getElementById(id)?.textContent ?? '').join(' ') : null) ??
      (element as HTMLInputElement).labels?.[0]?.textContent ??
      element.textContent
    return wanted.test((label ?? '').replaceAll(/\s+/g, ' ').trim())
  }
  const all = [...document.querySelectorAll<HTMLElement>(selector)]
  const [dialog] = [...document.querySelectorAll('[role="dialog"]')].reverse()
  // What a dialog covers comes last.
  const [found] = [...all.filter((element) => dialog?.contains(element)), ...all].filter(
    (element) => element.getClientRects().length > 0 && named(element),
  )
  return (found ?? null) as unknown as WebElement | null
}

/** Runs in the page. */
function recordErrors(): void {
  const page = window as unknown as { pageErrors?: string[] }
  if (page.pageErrors) return
  const errors: string[] = []
  page.pageErrors = errors
  window.addEventListener('error', ({ message }) => errors.push(`page: ${message}`))
  window.addEventListener('unhandledrejection', ({ reason }) => errors.push(`page: ${reason}`))
  Object.assign(console, { error: (...parts: unknown[]) => errors.push(`console: ${parts.join(' ')}`) })
}

/** Runs in the page. */
async function clearStorage(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  const workers = await navigator.serviceWorker.getRegistrations()
  await Promise.all(workers.map((worker) => worker.unregister()))
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  const databases = (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
  await Promise.all(
    databases.map(
      (name) =>
        new Promise((resolve) => {
          const deletion = indexedDB.deleteDatabase(name)
          deletion.onsuccess = resolve
          deletion.onerror = resolve
          // It is deleted as soon as the page before is gone; what opens it then waits for that.
          deletion.onblocked = resolve
        }),
    ),
  )
}
