import { useEffect } from 'react'
import { create } from 'zustand'
import { SHARED_PARAMETER, type SharedContent } from '#web/lib/offline/shared-content'
import { takeShared } from '#web/lib/offline/take-shared'
import { useAddressParameter } from '#web/lib/page/address-parameter'

/** In memory: what was shared waits here until its player is signed in, or the page is left. */
const useSharedState = create<{ readonly shared: SharedContent | null }>()(() => ({ shared: null }))

/** What was shared to the installed app and has not been looked at yet; `null`: nothing. (PWA-17) */
export function useSharedContent(): SharedContent | null {
  const [parameter, removeParameter] = useAddressParameter(SHARED_PARAMETER)

  useEffect(() => {
    if (parameter === null) return
    removeParameter()
    void takeShared().then((shared) => shared && useSharedState.setState({ shared }))
  }, [parameter, removeParameter])

  return useSharedState(({ shared }) => shared)
}

/** The player has seen it. */
export function clearShared(): void {
  useSharedState.setState({ shared: null })
}

/** Where what was shared is imported: a file counts more than the words that came with it. */
export function sharedPart({ file }: SharedContent): 'file' | 'link' {
  return file === null ? 'link' : 'file'
}
