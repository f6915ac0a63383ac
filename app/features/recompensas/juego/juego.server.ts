import { JUEGO } from "~/domain/recompensas/direcciones";
import { formularioDeJuego, PAUSAS_EN_DIAS } from "~/domain/recompensas/ruleta/juego";
import { RECHAZOS_DE_JUEGO } from "~/domain/recompensas/ruleta/rechazos";
import { diaConAnio, fechaDe } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { laRuleta, ultimoDiaAntesDe } from "../laRuleta.server";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { exigirPersona } from "~/shell/sesion/sesion.server";

const pausaEnPalabras = (dias: number) => (dias === 1 ? "1 día" : `${dias} días`);

/** Choices of a person about the game. */
export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const [{ apagado, girosPorDia, enPausaHasta, adultaDesde }, finDeLosGiros] = await Promise.all([
    laRuleta().preferencias(idPersona),
    laRuleta().finDeLosGiros(),
  ]);
  const enPausa = enPausaHasta !== null && services.now() < enPausaHasta;
  return {
    apagado,
    girosPorDia,
    pausa: enPausa ? diaConAnio(fechaDe(enPausaHasta)) : null,
    girosHasta: finDeLosGiros && ultimoDiaAntesDe(finDeLosGiros),
    faltaNacimiento: adultaDesde === null,
    pausas: PAUSAS_EN_DIAS.map((dias) => ({ valor: String(dias), texto: pausaEnPalabras(dias) })),
  };
}

export async function action({ request, context }: ActionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const juego = laRuleta();
  return recibir(await leerFormulario(request), {
    esquema: formularioDeJuego,
    rechazos: RECHAZOS_DE_JUEGO,
    pedir: (elegido) => juego.elegir(idPersona, elegido),
    luego: () => seguirEn(JUEGO, "juego-guardado"),
  });
}
