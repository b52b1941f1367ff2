import { createShownPage } from '@ephemeris/contract/account/access-tokens'
import type { Api } from '#server/http/mount'
import { makePage, pictureOf, type ShowDeps, shownPageOf } from './show.service.ts'
import { refusalPage } from './show-page.ts'
import { SHOW_STYLE } from './show-style.ts'

export function showRoutes(api: Api, deps: ShowDeps): void {
  const page = { style: SHOW_STYLE, refuse: refusalPage }
  api.on(createShownPage, (wanted, user, { network }) => makePage(deps, { ...user, network }, wanted))
  api.onPage('/show/:token', {
    ...page,
    type: 'text/html; charset=utf-8',
    answer: (token, caller) => shownPageOf(deps, token, caller),
  })
  api.onPage('/show/:token/picture.png', {
    ...page,
    type: 'image/png',
    answer: (token, caller) => pictureOf(deps, token, caller),
  })
}
