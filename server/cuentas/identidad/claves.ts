import { availableParallelism } from "node:os";
import { makeCola } from "./cola";
import { hash, verify } from "./hilos";

/** A core stays free for those who only look at a page. */
const A_LA_VEZ = Math.max(1, availableParallelism() - 1);
const EN_COLA = 32;
/** How many may be let in at a time to try a password. */
export const LUGARES = A_LA_VEZ + EN_COLA;
/** And these beside them, for browsers in which somebody has been before, and for whoever has a session. */
export const LUGARES_DE_CONOCIDOS = 8;
const porTurnos = makeCola(A_LA_VEZ, EN_COLA, LUGARES_DE_CONOCIDOS);
/** How many are being hashed, and how many wait. */
export const usoDeLaCola = porTurnos.uso;

/** Argon2id with the library's parameters (19 MiB, 2 passes): what OWASP asks for. NFC: systems type ñ in two ways. */
export const cifrarClave = (clave: string, conocida?: number): Promise<string> =>
  porTurnos(() => hash(clave.normalize("NFC")), conocida);

/** A password as new hashes have it; and as older ones may, which were made of what each system sent. */
const formasDe = (clave: string) => [...new Set([clave.normalize("NFC"), clave, clave.normalize("NFD")])];

async function verificarAlguna(contra: string, formas: readonly string[]): Promise<boolean> {
  for (const forma of formas) {
    if (await verify(contra, forma)) return true;
  }
  return false;
}

/** A hash of nothing anybody can type: an unknown account costs the same work as a known one. */
const senuelo = hash(crypto.randomUUID());
export const claveDeNadie = () => senuelo;

/** `conocida`: somebody whom we know here already, who waits less than strangers do. */
export async function verificarClave(
  claveHash: string | null,
  clave: string,
  conocida?: number | null,
): Promise<boolean> {
  const contra = claveHash ?? (await senuelo);
  const coincide = await porTurnos(() => verificarAlguna(contra, formasDe(clave)), conocida);
  return claveHash !== null && coincide;
}
