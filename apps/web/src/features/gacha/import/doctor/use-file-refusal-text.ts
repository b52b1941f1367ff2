import { useTranslations } from 'use-intl'
import { fileRefusalOf, notPullsIn } from '#web/features/gacha/import/doctor/file-refusal'
import { useErrorText } from '#web/i18n/use-error-text'

/** Why a file is not used: by what it is, by what is wrong with it, or by what went wrong on the way. */
export function useFileRefusalText(): (error: unknown) => string {
  const t = useTranslations('gachaImport')
  const errorText = useErrorText()
  return (error) => {
    const what = notPullsIn(error)
    if (what) return t(`file.notPulls.${what}`)
    const refusal = fileRefusalOf(error)
    return refusal ? t(`file.refused.${refusal}`) : errorText(error)
  }
}
