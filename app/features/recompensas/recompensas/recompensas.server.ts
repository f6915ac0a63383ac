import { deudaEnPalabras, monedas, monedasPorFin } from "~/domain/paquetes/monedas/monedas";
import { direccionDeReto } from "~/domain/recompensas/direcciones";
import { services } from "~/services.server";
import { noExiste } from "~/shell/responder";
import type { LoaderArgs } from "~/shell/route";
import { exigirPersona } from "~/shell/sesion/sesion.server";

/** Coins of a person after what they did: the total, when they end, and the rules. */
export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const { campanias, donaciones, ganar, reglas } = services.recompensas;
  if (!ganar || !donaciones || !services.paquetes.monedas) throw noExiste();
  await ganar.ponerAlDia(idPersona);
  const [{ total, debe, lotes, apagadas }, escritas, hayCausas, abiertas = []] = await Promise.all([
    services.paquetes.monedas.resumen(idPersona),
    reglas(),
    donaciones.hayCausas(),
    campanias?.abiertas(idPersona),
  ]);
  const retos = abiertas.map(({ idCampania, terminos: { titulo, resumen } }) => ({
    href: direccionDeReto({ idCampania }),
    titulo,
    resumen,
  }));
  if (apagadas) return { apagadas: true as const, retos };
  return {
    apagadas: false as const,
    total: monedas(total),
    deuda: debe > 0 ? deudaEnPalabras(debe) : null,
    hayCausas,
    lotes: monedasPorFin(lotes, services.now()),
    retos,
    reglas: escritas.map(({ uid, titulo, monedas: cuantas, porDia, una }) => ({
      uid,
      titulo,
      cambio: `+${monedas(cuantas)}`,
      limite: una === "mes" ? "Una vez al mes." : porDia === 1 ? "Una al día." : `Hasta ${porDia} al día.`,
    })),
  };
}
