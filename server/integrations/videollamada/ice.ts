import { createHmac } from "node:crypto";
import type { ServidorIce } from "../../../app/domain/videollamada/sala";

export interface OpcionesDeIce {
  /** Servers that need no password (STUN). */
  abiertos: ServidorIce[];
  /** A TURN server that shares a secret with us. The secret stays here. */
  turn: { urls: string[]; secreto: string } | null;
}

/**
 * What a browser is told about ICE servers. A TURN password is made for one connection and ends with its room:
 * the user name says until when, the password is its HMAC (coturn's `use-auth-secret`).
 */
export function makeServidoresIce({ abiertos, turn }: OpcionesDeIce) {
  return (idConexion: string, hasta: Date): ServidorIce[] => {
    if (!turn) return abiertos;
    const username = `${Math.ceil(hasta.getTime() / 1000)}:${idConexion}`;
    const credential = createHmac("sha1", turn.secreto).update(username).digest("base64");
    return [...abiertos, { urls: turn.urls, username, credential }];
  };
}
