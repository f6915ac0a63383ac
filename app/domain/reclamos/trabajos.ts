import { fechaDe, sumarDias, sumarMeses, instanteDe } from "../shared/fechas";
import type { DepsConSitio, Deps } from "../shared/puertos";
import { done } from "../shared/result";
import { hastaElAlto } from "../shared/unidades";
import { correoDeVencimientos } from "./correos";
import type { Libro } from "./registro";

/** Days before the due day from which a sheet is in the daily mail. */
const DIAS_DE_AVISO = 3;
const HORA_DEL_AVISO = "08:00";
const HOJAS_POR_CORREO = 100;
/** Months for which sheets and their answers are kept (D.S. 011-2011-PCM, art. 12), and a month more. */
const MESES_QUE_SE_GUARDA = 25;
const HOJAS_POR_VUELTA = 200;

type DepsDeAviso = DepsConSitio<"correos" | "hojas"> & { libro: Pick<Libro, "correo">; urlDeEquipo: string };

/** Mails the book's mailbox once a day, from eight o'clock on, what is due in three days or overdue. */
export function makeAvisarVencimientos({ repos, now, sitio, urlDeEquipo, libro: { correo } }: DepsDeAviso) {
  return async () => {
    const ahora = now();
    const hoy = fechaDe(ahora);
    if (correo === null || ahora < instanteDe(hoy, HORA_DEL_AVISO)) return;
    const hojas = await repos.hojas.porResponder(sumarDias(hoy, DIAS_DE_AVISO), HOJAS_POR_CORREO);
    // The mail of a day has one id: a later run of that day writes none.
    if (hojas.length > 0)
      await repos.correos.encolar(
        correoDeVencimientos({ para: correo, hojas, hoy, now: ahora, sitio, urlDeEquipo }),
      );
  };
}

/** Deletes the texts and attachments of sheets that were kept for their time. Numbers and days stay, so that the book has no gap. */
export function makeAnonimizarHojas({ repos, transaccion, now }: Deps<"hojas">) {
  return async (alto?: AbortSignal) => {
    const ahora = now();
    const antesDe = instanteDe(sumarMeses(fechaDe(ahora), -MESES_QUE_SE_GUARDA), "00:00");
    for (const idHoja of hastaElAlto(await repos.hojas.porAnonimizar(antesDe, HOJAS_POR_VUELTA), alto))
      await transaccion(async (trx) => {
        await trx.hojas.anonimizar(idHoja, ahora);
        return done(null);
      });
  };
}
