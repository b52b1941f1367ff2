import type { PersonalData } from '#server/db/personal-data'
import { listQrsOf } from './qr-login.queries.ts'

/** Which codes the user has scanned, as long as they are known. */
export const QR_LOGIN_DATA: PersonalData = { name: 'scanned_codes', tables: ['qr_session'], collect: listQrsOf }
