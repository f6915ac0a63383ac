import type { Correo } from "../../avisos/correo/correo";
import { redactar, type Mensaje } from "../../avisos/correo/plantilla";
import { UN_DIA_EN_MINUTOS } from "../../shared/duracion";
import { diaYHoraEscrita, sumarMinutos } from "../../shared/fechas";
import type { Sitio } from "../../shared/marca";
import type { Deps, Repos, Repositorios } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { anotarAcceso, type Canal } from "../accesosADatos/accesoADatos";
import { enlaceParaDeshacer, type DepsDeEnlace } from "../deshacer/enlaceParaDeshacer";
import { seDeshaceConElEnlace } from "../deshacer/textosDeDeshacer";
import { cabeOtroCambio } from "../identidad/cambiosPorDia";
import { tieneClave } from "../identidad/tieneClave";
import type { Persona } from "../personas/persona";
import { ESPERA_DE_ELIMINACION_EN_DIAS, perdidasEnPalabras, type Eliminacion } from "./eliminacion";
import { pendienteDe, perdidasDe, type ConPendientes } from "./pendientes";

/** Repositories of a transaction that opens a deletion. */
export type ReposAlEliminar = "accesosADatos" | "correos" | "eliminaciones" | "intentos" | "personas";

/** Person or colleague who asked, for the list of accesses. */
type PedidaPor = { canal: Canal } | { canal: "interno"; actor: "soporte" };

interface Apertura {
  persona: Persona;
  pedidaPor: PedidaPor;
  /** Title and first sentence of the mail. */
  titulo: string;
  recibido: string;
}

/**
 * Opens the deletion of an account in a transaction of the caller, which proved who asks. The mail about it has a link
 * that cancels it, for seven days.
 */
export function makeAbrirEliminacion<K extends keyof Repositorios>(
  deps: DepsDeEnlace & Pick<Deps<never>, "newId"> & ConPendientes<K>,
) {
  const { now, newId, sitio } = deps;
  return async (trx: Repos<K | ReposAlEliminar>, { persona, pedidaPor, titulo, recibido }: Apertura) => {
    const { idPersona } = persona;
    const ahora = now();
    const pendiente = await pendienteDe(trx, deps, idPersona, ahora);
    if (pendiente) return refuse(pendiente.motivo);
    if (!(await cabeOtroCambio(trx, "eliminacion", idPersona, ahora))) return refuse("demasiados-cambios");
    const eliminacion: Eliminacion = {
      idEliminacion: newId(),
      idPersona,
      pedidaEn: ahora,
      ejecutarEn: sumarMinutos(ahora, ESPERA_DE_ELIMINACION_EN_DIAS * UN_DIA_EN_MINUTOS),
    };
    const { paraDeshacer, url } = enlaceParaDeshacer(deps);
    if (!(await trx.eliminaciones.pedir(eliminacion, paraDeshacer.huella)))
      return refuse("eliminacion-ya-pedida");
    await anotarAcceso(
      { repos: trx, newId },
      { idPersona, accion: "eliminacion-pedida", creadoEn: ahora, ...pedidaPor },
    );
    const sePierde = perdidasEnPalabras(await perdidasDe(trx, deps, idPersona));
    await escribirDeEliminacion(trx, sitio, persona, {
      idCorreo: `eliminacion-pedida:${eliminacion.idEliminacion}`,
      creadoEn: ahora,
      titulo,
      parrafos: [
        `${recibido} Eliminaremos tu cuenta el ${diaYHoraEscrita(eliminacion.ejecutarEn)}.`,
        ...(sePierde ? [`Con ella ${sePierde.seVa} ${sePierde.cosas}, ${sePierde.siNo}.`] : []),
        "Hasta entonces puedes cancelarlo en tu perfil, en «Privacidad».",
        seDeshaceConElEnlace(await tieneClave(trx, idPersona)),
      ],
      secreto: true,
      enlaces: [
        { texto: "No fui yo: deshacer", url },
        { texto: "Ir a tus datos", url: `${sitio.url}/mi-perfil/mis-datos` },
      ],
    });
    return done(eliminacion);
  };
}

export type AbrirEliminacion<K extends keyof Repositorios> = ReturnType<typeof makeAbrirEliminacion<K>>;

/** Writes to the person about the deletion of their account. */
export function escribirDeEliminacion(
  repos: Repos<"correos">,
  sitio: Sitio,
  persona: Persona,
  carta: Omit<Mensaje, "saludo"> & Pick<Correo, "idCorreo" | "creadoEn" | "secreto">,
) {
  const { idCorreo, creadoEn, secreto, ...mensaje } = carta;
  const { idPersona, email: para } = persona;
  const sobre = { idCorreo, idPersona, para, creadoEn, ...(secreto && { secreto }) };
  return repos.correos.encolar(redactar(sobre, { saludo: `Hola, ${persona.nombre}:`, ...mensaje }, sitio));
}
