import { anunciarRegalo, type ReposAlAnunciar } from "../saldo/regalar";
import type { DepsConSitio, Repos } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { darMonedasEn, type DepsAlDar } from "./editarMonedas";
import { ultimoDia } from "../saldo/lotes";
import { monedas, vencimientoDeMonedas } from "./monedas";

type ReposAlRegalar = ReposAlAnunciar | "accesosADatos" | "monedas" | "personas";

/**
 * Gives a person coins as a courtesy of our staff, inside the caller's transaction, and tells the person. It refuses a
 * person who turned the game off: they would not see the coins.
 *
 * @example await regalarMonedasEn(trx, deps, { idPersona, cantidad: 660 });
 */
export async function regalarMonedasEn(
  trx: Repos<ReposAlRegalar>,
  deps: DepsAlDar & Pick<DepsConSitio<never>, "sitio">,
  { idPersona, cantidad }: { idPersona: number; cantidad: number },
) {
  const { now, sitio } = deps;
  const antes = await trx.monedas.resumen(idPersona);
  if (antes.apagadas) return refuse("monedas-apagadas");
  const dadas = await darMonedasEn(trx, deps, { idPersona, cantidad, motivo: "cortesia" });
  if (!dadas.ok) return dadas;
  const pagadas = antes.debe - dadas.value.debe;
  const hasta = ultimoDia({ venceEn: vencimientoDeMonedas(now()) });
  await anunciarRegalo(trx, deps, {
    idPersona,
    mensaje: [
      `Te regalamos ${monedas(cantidad)}.`,
      ...(pagadas > 0 ? [`Con ellas pagaste ${monedas(pagadas)} que debías.`] : []),
      ...(pagadas < cantidad ? [`Puedes usar ${monedas(cantidad - pagadas)} hasta el ${hasta}.`] : []),
    ].join(" "),
    enlaces: [
      { texto: "Ver la tienda", url: `${sitio.url}/tienda` },
      { texto: "Apagar las monedas y sus avisos", url: `${sitio.url}/recompensas/juego` },
    ],
  });
  return done({ idPersona });
}
