import { createHmac } from "node:crypto";
import type { CaminosIce, ServidorIce } from "../../../app/domain/agenda/videollamada/sala";

export interface OpcionesDeIce {
  /** Servers of video calls that need no password (STUN, RFC 8489). */
  abiertos: ServidorIce[];
  /** A TURN server (RFC 8656) for video calls, with a secret shared with it. The secret never leaves our server. */
  turn: { urls: string[]; secreto: string } | null;
  /** True when every video call goes through the TURN server, so that no side learns the other's network address. */
  soloPorRelevo?: boolean;
}

/**
 * ICE servers for a browser. A TURN password is made for one connection and ends with its room. The user name holds its
 * expiry, and the password is the HMAC of the user name (coturn's `use-auth-secret`).
 */
export function makeCaminosIce({ abiertos, turn, soloPorRelevo = false }: OpcionesDeIce) {
  return (idConexion: string, hasta: Date): CaminosIce => {
    if (!turn) return { servidoresIce: abiertos, soloPorRelevo };
    const username = `${Math.ceil(hasta.getTime() / 1000)}:${idConexion}`;
    const credential = createHmac("sha1", turn.secreto).update(username).digest("base64");
    const relevo = { urls: turn.urls, username, credential };
    return { servidoresIce: soloPorRelevo ? [relevo] : [...abiertos, relevo], soloPorRelevo };
  };
}
