import { anunciar } from "../../avisos/notificaciones/anunciar";
import { direccionDeSorteo } from "../../consentimientos/sorteos/direcciones";
import { type Ganador, numeroGanador } from "../../consentimientos/sorteos/ganador";
import { pasosAlGanar, type Sorteo } from "../../consentimientos/sorteos/sorteo";
import type { DepsConSitio } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import type { Sha256 } from "../../shared/huella";
import type { Sitio } from "../../shared/marca";
import { anotarAcceso } from "../accesosADatos/accesoADatos";

interface DepsDeSorteo extends DepsConSitio<
  "accesosADatos" | "correos" | "destinatarios" | "notificaciones" | "personas" | "sorteos"
> {
  sha256: Sha256;
  /** Makes a random seed of 256 bits. */
  nuevaSemilla: () => string;
}

/** Makes the seed of an open draw, once, and stores only its digest: the operator keeps the seed. */
export function makeComprometerSorteo({ transaccion, now, sha256, nuevaSemilla }: DepsDeSorteo) {
  return (idSorteo: string) =>
    transaccion(async (trx) => {
      const sorteo = await trx.sorteos.porId(idSorteo);
      if (!sorteo) return refuse("sorteo-no-existe");
      if (now() >= sorteo.hasta) return refuse("sorteo-cerrado");
      const semilla = nuevaSemilla();
      const huellaDeSemilla = sha256(semilla);
      return (await trx.sorteos.comprometer(idSorteo, huellaDeSemilla, now()))
        ? done({ idSorteo, semilla, huellaDeSemilla })
        : refuse("sorteo-comprometido");
    });
}

/**
 * Draws the winner on the day of the draw, once, from the committed seed and the public value. The winner is told by
 * mail and in the inbox, in the same transaction.
 */
export function makeCerrarSorteo({ transaccion, now, sitio, sha256 }: DepsDeSorteo) {
  return ({ idSorteo, ...azar }: { idSorteo: string } & Pick<Ganador, "semilla" | "valorPublico">) =>
    transaccion(async (trx) => {
      const sorteo = await trx.sorteos.porId(idSorteo);
      if (!sorteo) return refuse("sorteo-no-existe");
      if (now() < sorteo.sorteoEn) return refuse("sorteo-aun-no");
      const comprometida = await trx.sorteos.huellaDeSemilla(idSorteo);
      if (!comprometida) return refuse("sorteo-sin-compromiso");
      if (sha256(azar.semilla) !== comprometida) return refuse("semilla-distinta");
      // The draw uses the published list, also when entries changed since.
      const lista = await trx.sorteos.textoDeLaLista(idSorteo);
      if (lista === null) return refuse("lista-sin-fijar");
      const ganador = numeroGanador(azar, lista, sha256);
      if (!(await trx.sorteos.guardarGanador(idSorteo, ganador, now()))) return refuse("ganador-elegido");
      const persona = await ganadorDe(trx, idSorteo, ganador.numero);
      // A winner who deleted the account cannot be told.
      if (persona) await anunciar(trx, sitio, premio(persona.idPersona, sorteo, ganador, sitio), now());
      return done({ idSorteo, huellaDeSemilla: comprometida, ...ganador });
    });
}

/**
 * Contact data of the winner, for the operator who calls. The person sees this read in the list of accesses to their
 * data.
 */
export function makeVerGanador({ transaccion, now, newId }: DepsDeSorteo) {
  return (idSorteo: string) =>
    transaccion(async (trx) => {
      const situacion = await trx.sorteos.situacion(idSorteo, null);
      if (!situacion) return refuse("sorteo-no-existe");
      if (!situacion.ganador) return refuse("sin-ganador");
      const { numero } = situacion.ganador;
      const persona = await ganadorDe(trx, idSorteo, numero);
      if (!persona) return refuse("ganador-sin-cuenta");
      const { idPersona, nombre, apePaterno, apeMaterno, prefijo, telefono, email } = persona;
      await anotarAcceso(
        { repos: trx, newId },
        {
          ...{ idPersona, accion: "premio-de-sorteo", actor: "soporte", canal: "interno" },
          creadoEn: now(),
        },
      );
      return done({
        ...{ idSorteo, numero, email },
        nombre: [nombre, apePaterno, apeMaterno].filter(Boolean).join(" "),
        celular: `${prefijo} ${telefono}`,
      });
    });
}

/** Person of the winning entry; null when the account was deleted, because no contact data is left. */
async function ganadorDe(
  { personas, sorteos }: Pick<DepsDeSorteo["repos"], "personas" | "sorteos">,
  idSorteo: string,
  numero: number,
) {
  const idPersona = await sorteos.personaDe(idSorteo, numero);
  const persona = idPersona === null ? null : await personas.porId(idPersona);
  return persona && persona.telefono + persona.prefijo !== "" ? persona : null;
}

function premio(
  idPersona: number,
  { idSorteo, premio: que, organizador }: Sorteo,
  { numero }: Ganador,
  { url }: Sitio,
) {
  const enlace = direccionDeSorteo({ idSorteo });
  return {
    ...{ id: `sorteo-ganado:${idSorteo}`, idPersona, icono: "info" as const, enlace },
    mensaje: "Tu número ganó el sorteo. Te llamaremos para entregarte el premio.",
    titulo: "Tu número ganó el sorteo",
    parrafos: [`Salió el número ${numero}, que es el tuyo. El premio: ${que}.`, ...pasosAlGanar(organizador)],
    enlaces: [
      { texto: "Ver el sorteo", url: url + enlace },
      { texto: "Leer las bases", url: url + direccionDeSorteo({ idSorteo }, "bases") },
    ],
  };
}
