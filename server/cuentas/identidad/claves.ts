import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { makeCola } from "../../platform/cola";
import { hash, verify } from "./hilos";

/** Number of passwords hashed at a time: one core stays free for requests that hash no password. */
const A_LA_VEZ = Math.max(1, availableParallelism() - 1);
const EN_COLA = 32;
/** Most password attempts at a time: those being hashed and those that wait. */
export const LUGARES = A_LA_VEZ + EN_COLA;
/** Additional places in the queue of password attempts, for known browsers and for people with a session. */
export const LUGARES_DE_CONOCIDOS = 8;
const porTurnos = makeCola(A_LA_VEZ, EN_COLA, LUGARES_DE_CONOCIDOS);
/** Number of passwords being hashed, and number of those that wait. */
export const usoDeLaCola = porTurnos.uso;

/**
 * Hashes a password with Argon2id and the library's parameters (19 MiB, 2 passes), which OWASP recommends (Password
 * Storage Cheat Sheet). The text is normalised to NFC, because systems encode ñ in two ways.
 */
export const cifrarClave = (clave: string, conocida?: number): Promise<string> =>
  porTurnos(() => hash(clave.normalize("NFC")), conocida);

/** The library's Argon2id parameters in the format of a hash: 19 MiB, 2 passes, one lane. */
const PARAMETROS = "$argon2id$v=19$m=19456,t=2,p=1";
const enBase64 = (bytes: number) => randomBytes(bytes).toString("base64").replaceAll("=", "");
/**
 * A hash that no password matches, so that an unknown account costs the same work as a known one. Its bytes are random
 * and not computed: a process starts without a thread for passwords.
 */
const senuelo = `${PARAMETROS}$${enBase64(16)}$${enBase64(32)}`;
export const claveDeNadie = async () => senuelo;

/** Checks a password against its hash. `conocida` is the id of a known person, who waits less than an unknown one. */
export async function verificarClave(
  claveHash: string | null,
  clave: string,
  conocida?: number | null,
): Promise<boolean> {
  const contra = claveHash ?? senuelo;
  const coincide = await porTurnos(() => verify(contra, clave.normalize("NFC")), conocida);
  return claveHash !== null && coincide;
}
