import source from './find-link.ps1?raw'

/** The script that looks for the link on Windows, whole, as it is shown and saved. */
export const FIND_LINK: string = source

export const FIND_LINK_FILE = 'ephemeris-find-link.ps1'

/** Of the saved file; a test keeps it true. (BRING-4) */
export const FIND_LINK_SHA256 = 'D7B8ACAC91FD63F501BCE147985C5E81D6FC2CC438961CA91E300B13373CDB96'

const SAVED = `"$HOME\\Downloads\\${FIND_LINK_FILE}"`

/** Runs the saved file if it is the one that is shown, and nothing else. */
export const RUN_FIND_LINK = `if ((Get-FileHash ${SAVED}).Hash -eq '${FIND_LINK_SHA256}') { powershell -NoProfile -ExecutionPolicy Bypass -File ${SAVED} } else { 'This file is not the one that Ephemeris has shown.' }`
