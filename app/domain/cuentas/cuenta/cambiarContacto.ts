import {
  makeEmitirCodigo,
  makePermitirEnvio,
  makeProbarCodigo,
  type ConCodigos,
} from "../identidad/probarCodigo";
import { normalizarCorreo } from "../identidad/identidad";
import { makeProbarQuienEs, type DepsDePrueba } from "../identidad/prueba";
import { anotarAcceso, type Canal } from "../accesosADatos/accesoADatos";
import { e164, type ExisteTelefono } from "../../shared/telefono/telefono";
import { buscarPorHuella } from "../../shared/huella";
import type { DepsConSitio, Repos } from "../../shared/puertos";
import { datosPropios } from "../personas/persona";
import { correoDeCodigo } from "../registro/correos";
import { sumarMinutos } from "../../shared/fechas";
import { done, refuse } from "../../shared/result";
import { anularLoAbierto } from "./anular";
import { correoDeCambioDeshecho, correoParaDeshacer } from "./correos";
import { DIAS_PARA_DESHACER, idDeCodigo, VIDA_DE_CAMBIO_EN_MINUTOS } from "./cuenta";
import { UN_DIA_EN_MINUTOS } from "../../shared/duracion";

/** What an account gets another password with, by whoever knows the old one or brings a way back. */
export interface ConClave extends ConCodigos, Pick<DepsDePrueba, "verificarClave"> {
  /** `primero`: before all others whose passwords wait. */
  cifrarClave: (clave: string, primero?: boolean) => Promise<string>;
  /** A secret for a link: long, and never seen again on our side but as its digest. */
  nuevoEnlace: () => string;
}

type DepsDeContacto = DepsConSitio<
  | "accesos"
  | "accesosADatos"
  | "cambiosDeCorreo"
  | "codigos"
  | "correos"
  | "direccionesSecretas"
  | "eliminaciones"
  | "enviosAlCorreo"
  | "identidades"
  | "intentos"
  | "personas"
  | "recuperaciones"
  | "segundosFactores"
> &
  ConClave &
  Omit<DepsDePrueba, "repos"> & { existeTelefono: ExisteTelefono };

export interface ContactoNuevo {
  idPersona: number;
  idAcceso: string;
  clave?: string | undefined;
  /** What the form was filled over. */
  version: number;
  prefijo: string;
  telefono: string;
  correo: string;
  red: string;
  canal: Canal;
}

/** Changing either wants a proof that it is really they. The telephone is kept at once; a new mail waits until its code has been entered. */
export function makeCambiarContacto(deps: DepsDeContacto) {
  const { repos, transaccion, now, newId, huella, nuevoEnlace, sitio } = deps;
  const permitirEnvio = makePermitirEnvio(deps);
  const emitirCodigo = makeEmitirCodigo(deps);
  const probarCodigo = makeProbarCodigo(deps);
  const probarQuienEs = makeProbarQuienEs(deps);
  const aHuella = (enlace: string) => `deshacer:${enlace}`;
  const porDeshacer = (trx: Repos<"cambiosDeCorreo">, enlace: string) =>
    buscarPorHuella(huella.posibles(aHuella(enlace)), (una) => trx.cambiosDeCorreo.porDeshacer(una, now()));
  const sobre = (idPersona: number, para: string) => ({
    idCorreo: newId(),
    idPersona,
    para,
    creadoEn: now(),
  });
  const pendiente = (idPersona: number) =>
    repos.cambiosDeCorreo.pendiente(idPersona, sumarMinutos(now(), -VIDA_DE_CAMBIO_EN_MINUTOS));

  return {
    /** The mail that waits for its code, if there is one. */
    correoPorVerificar: async (idPersona: number) => (await pendiente(idPersona))?.nuevo ?? null,

    async guardar(entrada: ContactoNuevo) {
      const { idPersona, version, prefijo, telefono, canal } = entrada;
      if (!existe(entrada)) return refuse("telefono-inexistente");
      const actual = await repos.personas.conVersion(idPersona);
      if (actual?.version !== version) return refuse("version-anterior");
      const nuevo = normalizarCorreo(entrada.correo);
      const cambiaDeCorreo = nuevo !== normalizarCorreo(actual.persona.email);
      const cambiaDeTelefono = prefijo !== actual.persona.prefijo || telefono !== actual.persona.telefono;
      if (cambiaDeCorreo || cambiaDeTelefono) {
        const probado = await probarQuienEs(entrada);
        if (!probado.ok) return probado;
      }
      if (cambiaDeCorreo) {
        const { red } = entrada;
        const demasiados = await permitirEnvio({ destino: nuevo, correo: nuevo, red });
        if (demasiados) return refuse(demasiados);
      }
      return transaccion(async (repos) => {
        const guardado = await repos.personas.guardarContacto(idPersona, version, { prefijo, telefono });
        if (!guardado) return refuse("version-anterior");
        await anotarCambio(repos, idPersona, canal);
        if (!cambiaDeCorreo) return done<{ correoPorVerificar: string | null }>({ correoPorVerificar: null });
        const idCambio = newId();
        const { codigo, fila } = emitirCodigo(idDeCodigo(idCambio));
        const anterior = actual.persona.email;
        const antes = datosPropios(actual.persona);
        await repos.cambiosDeCorreo.abrir({ idCambio, idPersona, anterior, nuevo, antes, creadoEn: now() });
        await repos.codigos.guardar(fila);
        await repos.correos.encolar(correoDeCodigo(sobre(idPersona, nuevo), { codigo }, sitio));
        return done({ correoPorVerificar: nuevo });
      });
    },

    async confirmarCorreo(entrada: { idPersona: number; codigo: string; red: string; canal: Canal }) {
      const cambio = await pendiente(entrada.idPersona);
      if (!cambio) return refuse("sin-cambio-pendiente");
      const probado = await probarCodigo(idDeCodigo(cambio.idCambio), entrada.codigo, {
        de: `persona:${cambio.idPersona}`,
        red: entrada.red,
      });
      if (!probado.ok) return probado;
      return transaccion(async (repos) => {
        if (!(await repos.codigos.usar(idDeCodigo(cambio.idCambio), probado.value))) {
          return refuse("codigo-invalido");
        }
        const enlace = nuevoEnlace();
        const hasta = sumarMinutos(now(), DIAS_PARA_DESHACER * UN_DIA_EN_MINUTOS);
        const huellaParaDeshacer = huella(aHuella(enlace));
        if (!(await repos.cambiosDeCorreo.confirmar(cambio.idCambio, huellaParaDeshacer, hasta, now()))) {
          return refuse("sin-cambio-pendiente");
        }
        // Whoever entered the code may be told.
        if (!(await mudarCorreo(repos, cambio.idPersona, cambio.nuevo))) {
          return refuse("correo-registrado");
        }
        await repos.correos.adjudicar(cambio.nuevo, cambio.idPersona);
        await anotarCambio(repos, cambio.idPersona, entrada.canal);
        await repos.correos.encolar(
          correoParaDeshacer(
            sobre(cambio.idPersona, cambio.anterior),
            { enlace: `${sitio.url}/mi-perfil/deshacer-correo?enlace=${enlace}` },
            sitio,
          ),
        );
        return done({ correo: cambio.nuevo });
      });
    },

    /** Only looks: whoever opens a link, a mail scanner too, has not asked for anything yet. */
    sePuedeDeshacer: async (enlace: string) => (await porDeshacer(repos, enlace)) !== null,

    /**
     * Gives the account back to whom it was before this change. Everything newer is void: other changes of mail, ways
     * back, sessions, an identity that was linked, a second factor and the codes that stand in for it, a deletion, the
     * calendar's address, to whom and where receipts go; and the password, which whoever changed the mail knew. Names
     * and telephone are those of then.
     */
    async deshacerCorreo(enlace: string) {
      // Costly by design, so only for who brought a proof; the transaction looks again.
      if (!(await porDeshacer(repos, enlace))) return refuse("enlace-vencido");
      const claveQueNadieSabe = await deps.cifrarClave(nuevoEnlace());
      return transaccion(async (repos) => {
        const ahora = now();
        const cambio = await porDeshacer(repos, enlace);
        if (!cambio || !(await repos.cambiosDeCorreo.deshacer(cambio.idCambio, ahora))) {
          return refuse("enlace-vencido");
        }
        const { idPersona, anterior, antes, creadoEn: desde } = cambio;
        await repos.cambiosDeCorreo.anularPosteriores(cambio, ahora);
        await repos.enviosAlCorreo.olvidarDesde(idPersona, desde);
        if (!(await mudarCorreo(repos, idPersona, anterior))) return refuse("correo-registrado");
        if (antes) await repos.personas.devolverDatos(idPersona, antes);
        // What went there while the account had another mail is theirs, too.
        await repos.correos.adjudicar(anterior, idPersona);
        await repos.personas.anularClave(idPersona, claveQueNadieSabe);
        await anularLoAbierto(repos, idPersona, ahora);
        const segundoFactor = await repos.segundosFactores.de(idPersona);
        if (segundoFactor && (!segundoFactor.activadoEn || segundoFactor.activadoEn >= desde)) {
          await repos.segundosFactores.quitar(idPersona);
        } else if (segundoFactor && (!segundoFactor.respaldosEn || segundoFactor.respaldosEn >= desde)) {
          await repos.segundosFactores.quitarRespaldos(idPersona);
        }
        const eliminacion = await repos.eliminaciones.abierta(idPersona);
        if (eliminacion && eliminacion.pedidaEn >= desde) {
          await repos.eliminaciones.cerrar(eliminacion.idEliminacion, "cancelada", ahora);
        }
        await anotarCambio(repos, idPersona, "web");
        const recuperar = `${sitio.url}/recuperar-clave`;
        await repos.correos.encolar(correoDeCambioDeshecho(sobre(idPersona, anterior), { recuperar }, sitio));
        return done({ idPersona, correo: anterior });
      });
    },
  };

  /** What goes to their mail goes with it. Refused, as false, where it is somebody else's. */
  async function mudarCorreo(trx: Repos<"enviosAlCorreo" | "personas">, idPersona: number, correo: string) {
    const anterior = (await trx.personas.porId(idPersona))?.email;
    if (!(await trx.personas.cambiarCorreo(idPersona, correo))) return false;
    if (anterior) await trx.enviosAlCorreo.mudar(idPersona, anterior, correo);
    return true;
  }

  function anotarCambio(repos: Repos<"accesosADatos">, idPersona: number, canal: Canal) {
    return anotarAcceso({ repos, newId }, { idPersona, accion: "cambio-de-perfil", canal, creadoEn: now() });
  }

  function existe({ prefijo, telefono }: ContactoNuevo) {
    return deps.existeTelefono(e164(prefijo, telefono));
  }
}
