import { makeGanar } from "../../app/domain/recompensas/ganar";
import type { OpenedContenido } from "../contenido/module";
import type { OpenedHistorial } from "../historial/module";
import type { Base } from "../platform/services";
import { leerReglasDeMonedas } from "./escritas";

interface Below {
  contenido: OpenedContenido;
  historial: Pick<OpenedHistorial, "services" | "revisarTambien">;
}

export function openRecompensas({ options, deps }: Base, { contenido, historial }: Below) {
  const { alDia: reglas } = contenido.publicarTambien("monedas", leerReglasDeMonedas, (escritas) => escritas);
  const ganar = makeGanar({ ...deps, reglas, acciones: historial.services.acciones });
  if (options.monedas) historial.revisarTambien(ganar.ponerAlDia);
  return { services: { reglas, ganar: options.monedas ? ganar : null } };
}

declare module "../platform/services" {
  interface Services {
    recompensas: ReturnType<typeof openRecompensas>["services"];
  }
}
