/** A passkey belongs to a name: under a bare address browsers make none. */
const isAddress = (hostname: string) => /^[\d.]+$|:/.test(hostname)

/** Whether this browser makes passkeys for this site. */
export const canUsePasskeys = (): boolean => typeof PublicKeyCredential === 'function' && !isAddress(location.hostname)
