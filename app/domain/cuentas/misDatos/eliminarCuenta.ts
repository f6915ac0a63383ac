import { makeConPrueba, type DepsDePrueba, type Prueba } from "../identidad/prueba";
import type { Correo } from "../../avisos/correo/correo";
import { redactar, SALUDO_SIN_NOMBRE, type Mensaje } from "../../avisos/correo/plantilla";
import type { Sitio } from "../../shared/marca";
import type { Deps, DepsConSitio, Repos, Repositorios } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import { anotarAcceso, type Canal } from "../accesosADatos/accesoADatos";
import { hastaElAlto } from "../../shared/unidades";
import type { DepsDeEnlace } from "../deshacer/enlaceParaDeshacer";
import { escribirDeEliminacion, makeAbrirEliminacion, type ReposAlEliminar } from "./abrirEliminacion";
import {
  DATOS_QUE_QUEDAN,
  type Eliminacion,
  type Pendiente,
  type RechazoDeEliminacion,
  RECHAZOS_DE_ELIMINACION,
} from "./eliminacion";
import { pendienteDe, type ConPendientes } from "./pendientes";

const POR_VUELTA = 20;

type DepsDeEliminacion<K extends keyof Repositorios> = DepsConSitio<
  NoInfer<K> | "accesos" | ReposAlEliminar
> &
  ConPendientes<K> &
  DepsDePrueba &
  DepsDeEnlace;

interface Pedido {
  idPersona: number;
  canal: Canal;
}

/**
 * Requests the deletion of the person's own account (Ley 29733, art. 20), after a proof of identity. The mail about it
 * contains a link that cancels it: a thief who has session and proof cannot delete the account unnoticed.
 */
export function makePedirEliminacion<K extends keyof Repositorios>(deps: DepsDeEliminacion<K>) {
  const { conPrueba } = makeConPrueba<K | ReposAlEliminar>(deps);
  const abrir = makeAbrirEliminacion(deps);
  return async (pedido: Pedido & Prueba): Promise<Result<Eliminacion, RechazoDeEliminacion>> => {
    const { idPersona, canal } = pedido;
    return conPrueba(pedido, async (trx) => {
      const persona = await trx.personas.porId(idPersona);
      if (!persona) return refuse("clave-incorrecta");
      return abrir(trx, {
        persona,
        pedidaPor: { canal },
        titulo: "Pediste eliminar tu cuenta",
        recibido: "Recibimos tu pedido.",
      });
    });
  };
}

/** The person's open request of deletion, with the reason that still delays it. */
export function makeVerEliminacion<K extends keyof Repositorios>({
  repos,
  ...deps
}: Pick<Deps<NoInfer<K> | "eliminaciones">, "repos"> & Pick<ConPendientes<K>, "deudas">) {
  return async (idPersona: number): Promise<(Eliminacion & { antes: Pendiente | null }) | null> => {
    const abierta = await repos.eliminaciones.abierta(idPersona);
    if (!abierta) return null;
    const antes = await pendienteDe(repos, deps, idPersona, abierta.ejecutarEn);
    return { ...abierta, ejecutarEn: antes?.hasta ?? abierta.ejecutarEn, antes };
  };
}

/** Cancels the request of deletion, at any time before it is carried out. */
export function makeCancelarEliminacion({
  transaccion,
  now,
  newId,
  sitio,
}: DepsConSitio<"accesosADatos" | "correos" | "eliminaciones" | "personas">) {
  return ({ idPersona, canal }: Pedido) =>
    transaccion(async (trx) => {
      const ahora = now();
      const abierta = await trx.eliminaciones.abierta(idPersona);
      if (!abierta || !(await trx.eliminaciones.cerrar(abierta.idEliminacion, "cancelada", ahora))) {
        return refuse("sin-eliminacion");
      }
      await anotarAcceso(
        { repos: trx, newId },
        { idPersona, accion: "eliminacion-cancelada", canal, creadoEn: ahora },
      );
      const persona = await trx.personas.porId(idPersona);
      if (persona) {
        await escribirDeEliminacion(trx, sitio, persona, {
          idCorreo: `eliminacion-cancelada:${abierta.idEliminacion}`,
          creadoEn: ahora,
          titulo: "Tu cuenta sigue activa",
          parrafos: ["Cancelaste la eliminación de tu cuenta. Todo sigue como estaba."],
        });
      }
      return done({ idEliminacion: abierta.idEliminacion });
    });
}

/**
 * Job that carries out due deletions (Ley 29733, art. 20). Complaints, payments and the ledger of consents stay without
 * a name. While we owe the person money, the deletion waits, and the person is told once. The request itself records
 * that the deletion is done.
 */
export function makeEliminarCuentas<K extends keyof Repositorios>({
  repos,
  transaccion,
  now,
  sitio,
  ...deps
}: DepsConSitio<NoInfer<K> | "correos" | "eliminaciones" | "misDatos" | "personas"> &
  Pick<ConPendientes<K>, "deudas">) {
  return async (alto?: AbortSignal) => {
    // The last mail contains the deleted account's address, so that it is deleted once sent.
    await repos.correos.olvidarEnviados(DESPEDIDA);
    const porHacer = await repos.eliminaciones.porHacer(now(), POR_VUELTA);
    for (const { idEliminacion, idPersona } of hastaElAlto(porHacer, alto)) {
      await transaccion(async (trx) => {
        const ahora = now();
        const persona = await trx.personas.porId(idPersona);
        const pendiente = await pendienteDe(trx, deps, idPersona, ahora);
        if (persona && pendiente) {
          const { motivo, hasta } = pendiente;
          await trx.eliminaciones.posponer(idEliminacion, hasta);
          await escribirDeEliminacion(trx, sitio, persona, {
            idCorreo: `eliminacion-espera:${idEliminacion}:${motivo}`,
            creadoEn: ahora,
            titulo: "Todavía no eliminamos tu cuenta",
            parrafos: [
              RECHAZOS_DE_ELIMINACION[motivo].mensaje,
              "No tienes que pedirlo otra vez: lo haremos cuando ya no quede nada pendiente.",
            ],
            enlaces: [{ texto: "Ir a Mi zona", url: `${sitio.url}/mi-zona-privada` }],
          });
          return done(false);
        }
        if (!persona || !(await trx.eliminaciones.cerrar(idEliminacion, "hecha", ahora))) return done(false);
        await trx.misDatos.anonimizar(idPersona);
        const idCorreo = `${DESPEDIDA}${idEliminacion}`;
        await despedir(trx, sitio, { idCorreo, para: persona.email, creadoEn: ahora });
        return done(true);
      });
    }
  };
}

/** First part of the id of the last mail to a deleted account. */
const DESPEDIDA = "eliminacion-hecha:";

/** Queues the last mail to a deleted account. */
function despedir(
  repos: Repos<"correos">,
  sitio: Sitio,
  sobre: Pick<Correo, "idCorreo" | "para" | "creadoEn">,
) {
  const despedida: Mensaje = {
    titulo: "Eliminamos tu cuenta",
    saludo: SALUDO_SIN_NOMBRE,
    parrafos: [
      "Tu cuenta y los datos personales que había en ella ya no están con nosotros.",
      DATOS_QUE_QUEDAN,
    ],
  };
  return repos.correos.encolar(redactar({ ...sobre, idPersona: null }, despedida, sitio));
}
