import { PITY_STEPS } from '@ephemeris/core/gacha/figures/pity-grade'
import { GAMES } from '@ephemeris/gamedata/games'

/** Of the app's tokens those that the page needs: `show-style.test.ts` compares them. */
const LIGHT =
  '--page:#faf9fc;--surface:#ffffff;--text:#1b1833;--text-muted:#59546e;--hairline:#e7e4ee;--hairline-strong:#d5d1df;--sunken:#f4f2f8;--primary-ink:#b02e61;--focus:#2b52d6;--star:#a46600'
const DARK =
  '--page:#080d1b;--surface:#0f162a;--text:#e8ecf8;--text-muted:#a7b1cc;--hairline:#1e2944;--hairline-strong:#2c395a;--sunken:#0b1122;--primary-ink:#ffa6c2;--focus:#9db4ff;--star:#ffc24b'

/** What a 5-star has cost, on the scale of the app. */
export const PITY_COLOURS: Readonly<Record<string, string>> = {
  35: '#4caf50',
  45: '#8bc34a',
  55: '#ffeb3b',
  60: '#ffc107',
  65: '#ff9800',
  70: '#ff5722',
  75: '#f44336',
  max: '#b71c1c',
}

const GRADES = [...PITY_STEPS[5], 'max'].map(
  (grade) =>
    `[data-grade="${grade}"]{background:${PITY_COLOURS[grade]};color:${grade === 'max' ? '#ffffff' : '#14102b'}}`,
)

export const SHOW_STYLE = `:root{color-scheme:light;${LIGHT}}
@media(prefers-color-scheme:dark){:root{color-scheme:dark;${DARK}}}
*{box-sizing:border-box;margin:0;padding:0}
body{background:var(--page);color:var(--text);font:0.875rem/1.375rem system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;font-variant-numeric:tabular-nums}
main,footer{max-width:960px;margin:0 auto;padding:16px;display:grid;gap:14px}
header,section{background:var(--surface);border:1px solid var(--hairline-strong);border-radius:14px;padding:16px;display:grid;gap:14px;overflow:hidden}
header{border-top:6px solid var(--hue,var(--hairline-strong))}
h1{font-size:1.625rem;line-height:2rem;letter-spacing:-0.02em;overflow-wrap:anywhere}
h2{font-size:1rem;line-height:1.5rem}
h3{font-size:0.8125rem;line-height:1.25rem}
p,dt,.note,summary{color:var(--text-muted)}
dl,.note{font-size:0.8125rem;line-height:1.25rem}
dl{display:grid;gap:16px;grid-template-columns:repeat(auto-fit,minmax(min(100%,200px),1fr))}
header dl{grid-template-columns:repeat(auto-fit,minmax(130px,1fr))}
dl div{min-width:0}
.value{font-size:1.25rem;line-height:1.75rem;font-weight:500}
ol{list-style:none;display:flex;flex-wrap:wrap;gap:8px}
li{display:inline-flex;gap:6px;align-items:center;background:var(--sunken);border-radius:10px;padding:4px 6px 4px 10px}
b{font-size:0.75rem;border-radius:6px;padding:0 6px}
svg{display:block;width:100%;height:120px;fill:var(--star)}
summary{min-height:44px;padding-top:11px;cursor:pointer}
table{border-collapse:collapse;width:100%}
th,td{text-align:start;padding:4px 12px 4px 0;border-top:1px solid var(--hairline)}
a{color:var(--primary-ink);display:inline-flex;align-items:center;min-height:44px}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px;border-radius:6px}
footer{padding-top:0}
${GAMES.map(({ id, color }) => `[data-game="${id}"]{--hue:${color}}`).join('\n')}
${GRADES.join('\n')}
`
