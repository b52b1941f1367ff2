import ScanQrCode from 'lucide-react/icons/scan-qr-code'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApprovalDialog } from '#web/features/qr-login/approval-dialog.tsx'
import type { ScannedDevice } from '#web/features/qr-login/scanned-device'
import { ScannerDialog } from '#web/features/qr-login/scanner-dialog.tsx'
import { Button } from '#web/ui/button/button.tsx'

/** Signs in another device of the user: reads its code with the camera, then asks. (QR-20) */
export function QrScan() {
  const t = useTranslations('qrLogin')
  const [step, setStep] = useState<'none' | 'scanning' | ScannedDevice>('none')
  const end = () => setStep('none')

  return (
    <>
      <Button look="quiet" onClick={() => setStep('scanning')}>
        <ScanQrCode size={16} strokeWidth={1.75} aria-hidden />
        {t('scan')}
      </Button>
      {step === 'scanning' && <ScannerDialog onScan={setStep} onClose={end} />}
      {typeof step === 'object' && <ApprovalDialog device={step} onClose={end} />}
    </>
  )
}
