import type { Huella } from "../../shared/huella";
import type { Deps, DepsConSitio } from "../../shared/puertos";
import type { Rechazos } from "../../shared/rechazo";
import { done, refuse } from "../../shared/result";
import { direccionDeReto } from "../direcciones";
import { estaAbierta } from "./campania";
import { textoDelCodigo } from "./codigo";
import type { IdDeParticipacion } from "./participar";
import { RECHAZOS_DE_CAMPANIA, type RechazoDeCampania } from "./rechazos";

export const RECHAZOS_DE_OPERADOR: Rechazos<RechazoDeCampania | "sin-participacion"> = {
  ...RECHAZOS_DE_CAMPANIA,
  "sin-participacion": { clase: "not-found", mensaje: "Esa persona no participa en ese reto." },
};

interface DepsDeCodigos extends DepsConSitio<"campanias"> {
  huella: Huella;
  nuevoCodigo: () => string;
}

/**
 * Writes a code of a challenge for some people. The operator gets it once, with the address for a QR: only its digest
 * stays.
 */
export function makeDarCodigo({ repos, now, sitio, huella, nuevoCodigo }: DepsDeCodigos) {
  return async ({ idCampania, usos }: { idCampania: string; usos: number }) => {
    const campania = await repos.campanias.porId(idCampania);
    if (!campania) return refuse("campania-no-existe");
    if (!campania.terminos.validacion.includes("codigo")) return refuse("campania-sin-codigo");
    if (!estaAbierta(campania, now())) return refuse("campania-cerrada");
    const codigo = nuevoCodigo();
    await repos.campanias.guardarCodigo(huella(textoDelCodigo(codigo)), idCampania, usos);
    const direccion = `${sitio.url}${direccionDeReto({ idCampania })}?codigo=${codigo}`;
    return done({ idCampania, codigo, usos, direccion });
  };
}

/** Validates a person by hand, for somebody whom no code reached. */
export function makeValidarAMano({ repos, transaccion, now }: Deps<"campanias">) {
  return async ({ idCampania, idPersona }: IdDeParticipacion) => {
    if (!(await repos.campanias.porId(idCampania))) return refuse("campania-no-existe");
    return transaccion(async (trx) => {
      const campania = await trx.campanias.bloquear(idCampania);
      if (!campania || !estaAbierta(campania, now())) return refuse("campania-cerrada");
      if (!(await trx.campanias.participacion(idCampania, idPersona))) return refuse("sin-participacion");
      const nueva = await trx.campanias.validar(idCampania, idPersona, now());
      return done({ idCampania, idPersona, nueva });
    });
  };
}
