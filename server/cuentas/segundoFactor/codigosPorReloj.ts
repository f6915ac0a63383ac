import { Secret, TOTP } from "otpauth";
import type { CodigosPorReloj } from "../../../app/domain/cuentas/segundoFactor/segundoFactor";

const PASO_EN_SEGUNDOS = 30;
/** Accepts codes of a clock that is one step ahead or behind (RFC 6238 § 5.2). */
const PASOS_DE_TOLERANCIA = 1;
const SECRETO_EN_BYTES = 20;

/** Time-based codes (RFC 6238) that every authenticator application supports: SHA-1, six digits, thirty seconds. */
export function makeCodigosPorReloj(emisor: string): CodigosPorReloj {
  const totp = (secreto: string, label = "") =>
    new TOTP({
      issuer: emisor,
      label,
      algorithm: "SHA1",
      digits: 6,
      period: PASO_EN_SEGUNDOS,
      secret: Secret.fromBase32(secreto),
    });
  return {
    nuevoSecreto: () => new Secret({ size: SECRETO_EN_BYTES }).base32,
    pasoDe(secreto, codigo, now) {
      const timestamp = now.getTime();
      const delta = totp(secreto).validate({ token: codigo, timestamp, window: PASOS_DE_TOLERANCIA });
      return delta === null ? null : Math.floor(timestamp / (PASO_EN_SEGUNDOS * 1000)) + delta;
    },
    uri: (secreto, cuenta) => totp(secreto, cuenta).toString(),
  };
}
