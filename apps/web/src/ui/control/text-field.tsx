import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentPropsWithRef, useContext, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { FaultRound } from '#web/ui/control/fault-round'
import styles from '#web/ui/control/fields.module.css'

type NativeProps = Pick<
  ComponentPropsWithRef<'input'>,
  'autoComplete' | 'disabled' | 'inputMode' | 'maxLength' | 'ref' | 'required'
>

/** For a field whose label is elsewhere. */
export const FIELD = styles.textFieldInput ?? ''

interface TextFieldProps extends NativeProps {
  label: string
  type?: 'text' | 'email' | 'password' | 'date' | 'datetime-local' | 'time'
  value: string
  /** What is wrong with it, in a sentence. */
  fault?: string | undefined
  onChange: (value: string) => void
}

/** One line of text under its label, with what is wrong with it below. */
export function TextField({ label, type = 'text', value, fault, onChange, ...native }: TextFieldProps) {
  const t = useTranslations('shell')
  const id = useId()
  const [isRevealed, setRevealed] = useState(false)
  const round = useContext(FaultRound)
  /** The round in which the field was changed. */
  const [changedIn, setChangedIn] = useState<object | null>(null)
  const shownFault = round !== null && changedIn === round ? undefined : fault
  const isPassword = type === 'password'

  return (
    <div className={styles.textField}>
      <label htmlFor={id} className={styles.textFieldLabel} data-required={native.required || undefined}>
        {label}
      </label>
      <span className={styles.textFieldBox}>
        <input
          id={id}
          className={styles.textFieldInput}
          type={isPassword && isRevealed ? 'text' : type}
          value={value}
          data-password={isPassword || undefined}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={shownFault !== undefined}
          aria-describedby={shownFault === undefined ? undefined : `${id}-fault`}
          onChange={(event) => {
            setChangedIn(round)
            onChange(event.target.value)
          }}
          {...native}
        />
        {isPassword && (
          <IconButton
            icon={isRevealed ? EyeOff : Eye}
            className={styles.reveal}
            size="sm"
            label={isRevealed ? t('password.hide') : t('password.show')}
            onClick={() => setRevealed(!isRevealed)}
          />
        )}
      </span>
      {shownFault !== undefined && (
        <span id={`${id}-fault`} className={styles.fault}>
          {shownFault}
        </span>
      )}
    </div>
  )
}
