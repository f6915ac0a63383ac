import { createHash, createHmac } from "node:crypto";
import { secretsOf, type Secret } from "./rotation";
import { sameText } from "./sameText";

/** A signed id, as `<id>.<signature>`. */
const SIGNED = /^([\w-]{1,100})\.([\w-]{43})$/;

/**
 * Signs an id for a link without a session. The signature is valid for its purpose only, so the link needs no expiry.
 *
 * @example
 * const { sign, idOf } = makeSignedIds(secreto, "espera");
 * idOf(sign(idEspera)); // idEspera
 */
export function makeSignedIds(secret: Secret, purpose: string) {
  const signatures = (id: string) =>
    secretsOf(secret).map((value) => {
      const key = createHash("sha256").update(`${purpose}:${value}`).digest();
      return createHmac("sha256", key).update(id).digest("base64url");
    });
  return {
    sign: (id: string) => `${id}.${signatures(id)[0]!}`,
    /** Id in a signed text; null when we did not sign it. */
    idOf(signed: string): string | null {
      const [, id = "", signature = ""] = SIGNED.exec(signed) ?? [];
      return signatures(id).some((good) => sameText(signature, good)) ? id : null;
    },
  };
}
