import { Navigate, useLocation } from 'react-router'
import { PAGES, START_PATH } from '#web/app/routes'
import { Screens } from '#web/app/screens.tsx'

export function App() {
  const { pathname } = useLocation()
  const page = PAGES.find(({ path }) => path === pathname)
  if (pathname === '/') return <Navigate to={START_PATH} replace />
  return <main>{page && <Screens page={page} />}</main>
}
