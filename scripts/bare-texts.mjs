import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { ROOT } from './workspace.mjs'

const FOLDER = 'apps/web/src'

/** @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node */
/** @typedef {'text' | 'element' | 'nothing'} Kind what a child of an element can be at a time */

/**
 * Finds the texts of the page that stand beside siblings and come and go, change, or follow what comes and goes. A
 * browser that translates a page puts elements in the place of texts, and React then fails to remove the text or to put
 * something before it. Such a text needs an element of its own. (LANG-58)
 * @returns {string[]} one line for each, with its place
 */
export function listBareTexts() {
  const files = readdirSync(path.join(ROOT, FOLDER), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test(?:-data)?\.tsx?$/.test(name))
    .map((name) => ({ name, source: readFileSync(path.join(ROOT, FOLDER, name), 'utf8') }))
  const shared = files.filter(({ name }) => name.endsWith('.ts')).flatMap(({ source }) => namesOfNodes(source))
  return files
    .filter(({ name }) => name.endsWith('.tsx'))
    .flatMap(({ name, source }) =>
      bareTextsIn(source, shared).map((start) => `${FOLDER}/${name}:${source.slice(0, start).split('\n').length}`),
    )
}

/**
 * @param {string} source of a file of components
 * @param {readonly string[]} [shared] properties that other files declare as nodes
 * @returns {number[]} where the bare texts begin
 */
export function bareTextsIn(source, shared = []) {
  const { program } = parseSync('source.tsx', source)
  const elements = new Set([...shared, ...namesOfNodes(source), ...namesOfElements(/** @type {any} */ (program))])
  /** @type {number[]} */
  const found = []
  visit(/** @type {any} */ (program), (node) => {
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return
    const children = node.children.filter(isRendered)
    if (node.type === 'JSXElement' && children.length < 2) return
    let isAfterChange = false
    for (const child of children) {
      const kinds = kindsOf(child, elements)
      const isChanging = kinds.length > 1
      const isText = kinds.includes('text')
      if (isText && (isChanging || isAfterChange || node.type === 'JSXFragment')) found.push(child.start)
      isAfterChange ||= isChanging
    }
  })
  return found
}

/**
 * Properties that are nodes: what fills them is looked at where it is written.
 * @param {string} source
 */
function namesOfNodes(source) {
  return Array.from(source.matchAll(/(\w+)\??: (?:\([^)]*\) => )?ReactNode/g), ([, name = '']) => name)
}

/**
 * Constants and functions of a file with JSX in them.
 * @param {Node} program
 */
function namesOfElements(program) {
  /** @type {string[]} */
  const names = []
  visit(program, (node) => {
    const body = node.type === 'VariableDeclarator' ? node.init : node.type === 'FunctionDeclaration' ? node.body : null
    if (body && hasJsx(body)) names.push(node.id.name)
  })
  return names
}

/** @param {Node} node */
function hasJsx(node) {
  let has = false
  visit(node, ({ type }) => {
    has ||= type === 'JSXElement' || type === 'JSXFragment'
  })
  return has
}

/** @param {Node} child */
function isRendered(child) {
  // A blank is not translated.
  if (child.type === 'JSXText') return /\S/.test(child.value)
  return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression'
}

/**
 * What a child can be at a time; a list counts as two, since its length changes.
 * @param {Node} node
 * @param {ReadonlySet<string>} elements
 * @returns {readonly Kind[]}
 */
function kindsOf(node, elements) {
  switch (node.type) {
    case 'JSXText':
    case 'TemplateLiteral':
    case 'BinaryExpression':
      return ['text']
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return kindsOf(node.expression, elements)
    case 'ConditionalExpression':
      return [...kindsOf(node.consequent, elements), ...kindsOf(node.alternate, elements)]
    case 'LogicalExpression':
      return node.operator === '&&'
        ? ['nothing', ...kindsOf(node.right, elements)]
        : [...kindsOf(node.left, elements), ...kindsOf(node.right, elements)]
    case 'Literal':
      return [typeof node.value === 'string' && /\S/.test(node.value) ? 'text' : 'nothing']
    case 'CallExpression': {
      const name = node.callee.name ?? node.callee.property?.name
      if (['map', 'flatMap', 'toReversed'].includes(name)) return ['nothing', 'element']
      return elements.has(name) ? ['element'] : ['text']
    }
    case 'Identifier':
      return [node.name === 'undefined' ? 'nothing' : elements.has(node.name) ? 'element' : 'text']
    case 'MemberExpression':
      return [elements.has(node.property.name) ? 'element' : 'text']
    default:
      return ['element']
  }
}

/**
 * @param {any} node
 * @param {(node: Node) => void} see
 */
function visit(node, see) {
  if (typeof node !== 'object' || node === null) return
  if (typeof node.type === 'string') see(node)
  for (const value of Object.values(node)) visit(value, see)
}
