import { createHmac } from "node:crypto";
import type { CaminosIce, ServidorIce } from "../../../app/domain/agenda/videollamada/sala";

export interface OpcionesDeIce {
  /** Servers that need no password (STUN). */
  abiertos: ServidorIce[];
  /** A TURN server that shares a secret with us. The secret stays here. */
  turn: { urls: string[]; secreto: string } | null;
  /** Every call goes through the TURN server: no side learns the other's network address. */
  soloPorRelevo?: boolean;
}

/**
 * What a browser is told about ICE servers. A TURN password is made for one connection and ends with its room:
 * the user name says until when, the password is its HMAC (coturn's `use-auth-secret`).
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
