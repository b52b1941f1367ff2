import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Command } from 'selenium-webdriver/lib/command.js'
import { SCRIPT_MS } from './engine.ts'

/** How the protocol names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** The driver's commands that journeys need, as Firefox calls them. */
const COMMANDS: Readonly<Record<string, string>> = {
  actions: 'PerformActions',
  clearActions: 'ReleaseActions',
  close: 'CloseWindow',
  clickElement: 'ElementClick',
  executeScript: 'ExecuteScript',
  get: 'Navigate',
  getElementAttribute: 'GetElementAttribute',
  getCurrentWindowHandle: 'GetWindowHandle',
  getWindowHandles: 'GetWindowHandles',
  goBack: 'Back',
  newWindow: 'NewWindow',
  refresh: 'Refresh',
  screenshot: 'TakeScreenshot',
  sendKeysToElement: 'ElementSendKeys',
  setWindowRect: 'SetWindowRect',
  switchToWindow: 'SwitchToWindow',
}

type Answer = readonly [type: number, id: number, error: { error: string; message: string } | null, result: unknown]

/**
 * Carries the driver's commands to Firefox. Other systems use a program of its own for this, which Debian does not have;
 * the browser itself understands the same commands, as JSON behind its length.
 */
export class Marionette {
  readonly #socket: Socket
  readonly #waiting = new Map<number, (answer: Answer) => void>()
  #received = Buffer.alloc(0)
  #count = 0

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.on('data', (chunk) => this.#read(chunk))
  }

  static async connect(port: number): Promise<Marionette> {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    return new Marionette(socket)
  }

  async newSession(): Promise<{ sessionId: string }> {
    const session = (await this.#send('WebDriver:NewSession', {})) as { sessionId: string }
    await this.#send('WebDriver:SetTimeouts', { script: SCRIPT_MS })
    return session
  }

  async execute(command: Command): Promise<unknown> {
    const name = COMMANDS[command.getName()]
    if (name === undefined) throw new RangeError(`${command.getName()} is not among the commands of Firefox`)
    const { id, ...parameters } = command.getParameters() as { readonly id?: Readonly<Record<string, string>> }
    return this.#send(`WebDriver:${name}`, { ...parameters, ...(id && { id: id[ELEMENT] }) })
  }

  end(): void {
    this.#socket.destroy()
  }

  async #send(name: string, params: object): Promise<unknown> {
    this.#count += 1
    const id = this.#count
    const text = JSON.stringify([0, id, name, params])
    const answered = new Promise<Answer>((resolve) => this.#waiting.set(id, resolve))
    this.#socket.write(`${Buffer.byteLength(text)}:${text}`)
    const [, , error, result] = await answered
    if (error) throw new Error(`${error.error}: ${error.message}`)
    return isValue(result) ? result.value : result
  }

  #read(chunk: Buffer): void {
    this.#received = Buffer.concat([this.#received, chunk])
    for (;;) {
      const colon = this.#received.indexOf(':')
      const end = colon + 1 + Number(this.#received.subarray(0, colon))
      if (colon < 0 || this.#received.length < end) return
      const message: unknown = JSON.parse(this.#received.subarray(colon + 1, end).toString())
      this.#received = this.#received.subarray(end)
      // The first message is a greeting.
      if (Array.isArray(message)) this.#answer(message as unknown as Answer)
    }
  }

  #answer(answer: Answer): void {
    this.#waiting.get(answer[1])?.(answer)
    this.#waiting.delete(answer[1])
  }
}

function isValue(result: unknown): result is { value: unknown } {
  return typeof result === 'object' && result !== null && 'value' in result
}
