import { paginasDeRecompensas } from "../../app/domain/recompensas/busqueda";
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
  historial: Pick<OpenedHistorial, "services">;
}

export function openRecompensas(
  { options, deps, depsDe, huella }: Base,
  { cuentas, contenido, historial }: Below,
) {
  const deMonedas = contenido.publicar("monedas", leerReglasDeMonedas, (escritas) => escritas);
  const deCausas = contenido.publicar("causas", leerCausas, (escritas) => escritas);
  const deRondas = contenido.publicar("rondas", leerRondas, (escritas) => escritas);
  const deCampanias = contenido.publicar("campanias", leerCampanias, (escritas) => escritas);
  const [reglas, escritas] = [deMonedas.alDia, deCampanias.alDia];
  const { acciones } = historial.services;
  const ganar = makeGanar({ ...deps, reglas, acciones });
  const conDigestos = { ...deps, digestos: DIGESTOS, acciones };
  const jugar = makeJugar(conDigestos);
  const organiza = `${options.empresa.razonSocial}, RUC ${options.empresa.ruc}`;
  const verRuleta = makeVerRuleta({ ...deps, girosAlDia: jugar.girosAlDia, organiza });
  const run = makeRondas({ ...depsDe("reloj"), digestos: DIGESTOS, escritas: deRondas.alDia, nuevaSemilla });
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
  return {
    services: {
      reglas,
      donaciones: options.monedas ? makeDonar({ ...deps, causas: deCausas.alDia }) : null,
      ganar: options.monedas ? ganar : null,
      ruleta: options.monedas ? { ...jugar, ...makeJuego(deps), ...verRuleta } : null,
      campanias: options.monedas ? campanias : null,
    },
    contributes: {
      publicados: [deMonedas, deCausas, deRondas, deCampanias],
      searchable: options.monedas ? [paginasDeRecompensas] : [],
      revisiones: options.monedas ? [ganar.ponerAlDia, jugar.ponerGirosAlDia] : [],
    },
    jobs: options.monedas
      ? [
          { nombre: "rondas-de-ruleta", cadaSegundos: 60, run },
          { nombre: "campanias-al-dia", cadaSegundos: 60, run: campaniasAlDia },
        ]
      : [],
  };
}
