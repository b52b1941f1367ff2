import type { ComponentPropsWithRef } from 'react'

/** A button without a look of its own. */
export function Pressable(props: ComponentPropsWithRef<'button'>) {
  return <button type="button" {...props} />
}
