import { makeDonar } from "../../app/domain/recompensas/donaciones/donar";
import { makeGanar } from "../../app/domain/recompensas/ganar";
import { makeAbrirCampanias, makeCampaniasAlDia } from "../../app/domain/recompensas/campanias/cerrar";
import { makeParticipar } from "../../app/domain/recompensas/campanias/participar";
import { makeJuego } from "../../app/domain/recompensas/ruleta/juego";
import { makeJugar } from "../../app/domain/recompensas/ruleta/jugar";
import { makeRondas } from "../../app/domain/recompensas/ruleta/rondas";
import { makeVerRuleta } from "../../app/domain/recompensas/ruleta/ver";
import type { OpenedCuentas } from "../cuentas/module";
import type { OpenedContenido } from "../contenido/module";
import type { OpenedHistorial } from "../historial/module";
import type { Base } from "../platform/services";
import { leerCampanias, leerCausas, leerReglasDeMonedas, leerRondas } from "./escritas";
import { DIGESTOS, nuevaSemilla } from "./ruleta/digestos";

interface Below {
  cuentas: Pick<OpenedCuentas, "planDe">;
  contenido: OpenedContenido;
  historial: Pick<OpenedHistorial, "services" | "revisarTambien">;
}

export function openRecompensas(
  { options, deps, depsDe, huella }: Base,
  { cuentas, contenido, historial }: Below,
) {
  const { alDia: reglas } = contenido.publicarTambien("monedas", leerReglasDeMonedas, (escritas) => escritas);
  const { alDia: causas } = contenido.publicarTambien("causas", leerCausas, (escritas) => escritas);
  const { alDia: rondas } = contenido.publicarTambien("rondas", leerRondas, (escritas) => escritas);
  const { acciones } = historial.services;
  const ganar = makeGanar({ ...deps, reglas, acciones });
  const conDigestos = { ...deps, digestos: DIGESTOS, acciones };
  const jugar = makeJugar(conDigestos);
  const organiza = `${options.empresa.razonSocial}, RUC ${options.empresa.ruc}`;
  const verRuleta = makeVerRuleta({ ...deps, girosAlDia: jugar.girosAlDia, organiza });
  const run = makeRondas({ ...depsDe("reloj"), digestos: DIGESTOS, escritas: rondas, nuevaSemilla });
  const { alDia: escritas } = contenido.publicarTambien("campanias", leerCampanias, (leidas) => leidas);
  const abrirDelMes = makeAbrirCampanias({ ...depsDe("reloj"), escritas });
  const campaniasAlDia = makeCampaniasAlDia({ ...depsDe("reloj"), abrirDelMes, acciones });
  const campanias = makeParticipar({
    ...deps,
    huella,
    planDe: cuentas.planDe,
    escritas,
    abrirDelMes,
    acciones,
  });
  if (options.monedas) {
    historial.revisarTambien(ganar.ponerAlDia);
    historial.revisarTambien(jugar.ponerGirosAlDia);
  }
  return {
    services: {
      reglas,
      donaciones: options.monedas ? makeDonar({ ...deps, causas }) : null,
      ganar: options.monedas ? ganar : null,
      ruleta: options.monedas ? { ...jugar, ...makeJuego(deps), ...verRuleta } : null,
      campanias: options.monedas ? campanias : null,
    },
    jobs: options.monedas
      ? [
          { nombre: "rondas-de-ruleta", cadaSegundos: 60, run },
          { nombre: "campanias-al-dia", cadaSegundos: 60, run: campaniasAlDia },
        ]
      : [],
  };
}

declare module "../platform/services" {
  interface Services {
    recompensas: ReturnType<typeof openRecompensas>["services"];
  }
}
