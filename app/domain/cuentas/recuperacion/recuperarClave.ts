import type { Sobre } from "../../avisos/correo/correo";
import { esSabida, type CifrarClave } from "../identidad/clave";
import { makeRechazarClaveReemplazada } from "../identidad/clavesReemplazadas";
import { anularLoAbierto, type ConDirecciones } from "../cuenta/anular";
import { correoDeClaveCambiada } from "../cuenta/correos";
import {
  makeCabeEnSuBuzon,
  makeEmitirCodigo,
  makePermitirEnvio,
  makeProbarCodigo,
  type ConCodigos,
} from "../identidad/probarCodigo";
import {
  claveDeIntentos,
  comoConocido,
  normalizarCorreo,
  type NavegadorConocido,
} from "../identidad/identidad";
import { anotarAcceso, type Canal } from "../accesosADatos/accesoADatos";
import type { DepsDeEnlace } from "../deshacer/enlaceParaDeshacer";
import type { DepsDePrueba } from "../identidad/prueba";
import { normalizarDocumento } from "../personas/documento";
import { buscarPorHuella } from "../../shared/huella";
import { sumarMinutos } from "../../shared/fechas";
import type { DepsConSitio, Repositorios } from "../../shared/puertos";
import { UN_DIA_EN_MINUTOS } from "../../shared/duracion";
import { done, refuse, type Result } from "../../shared/result";
import { hastaElAlto } from "../../shared/unidades";
import { correoDeDesbloqueo, correoDeRecuperacion, correoSinCuenta } from "./correos";
import { idDeCodigo, VIDA_DE_ENLACE_EN_MINUTOS, type Recuperacion } from "./recuperacion";

const BLOQUEOS_POR_VUELTA = 50;
const DESBLOQUEOS_POR_DIA = 5;

/** Proof of a recovery: its id once the code was entered, or the link of the mail. */
export type PruebaDeRecuperacion = { idRecuperacion: string } | { enlace: string };

type DepsDeRecuperacion<K extends keyof Repositorios> = DepsConSitio<
  | NoInfer<K>
  | "accesos"
  | "accesosADatos"
  | "bloqueos"
  | "cambiosDeCorreo"
  | "codigos"
  | "correos"
  | "identidades"
  | "intentos"
  | "personas"
  | "recuperaciones"
  | "segundosFactores"
> &
  ConDirecciones<K> &
  ConCodigos &
  Pick<DepsDePrueba, "verificarClave"> &
  Pick<DepsDeEnlace, "nuevoEnlace"> & { cifrarClave: CifrarClave };

export function makeRecuperarClave<K extends keyof Repositorios>(deps: DepsDeRecuperacion<K>) {
  const { repos, transaccion, now, newId, huella, nuevoEnlace, sitio } = deps;
  const permitirEnvio = makePermitirEnvio(deps);
  const cabeEnSuBuzon = makeCabeEnSuBuzon(deps);
  const emitirCodigo = makeEmitirCodigo(deps);
  const probarCodigo = makeProbarCodigo(deps);
  const rechazarClaveReemplazada = makeRechazarClaveReemplazada(deps);

  const aHuella = (enlace: string) => `enlace:${enlace}`;
  const sobre = (idPersona: number | null, para: string): Sobre => ({
    idCorreo: newId(),
    idPersona,
    para,
    creadoEn: now(),
  });
  function nueva(
    idPersona: number | null,
    correoODocumento: string,
    destino: string | null = null,
  ): { recuperacion: Recuperacion; url: string } {
    const enlace = nuevoEnlace();
    const recuperacion = {
      idRecuperacion: newId(),
      idPersona,
      huellaDeQuien: huella(`recuperar:${correoODocumento}`),
      huellaDeEnlace: huella(aHuella(enlace)),
      expiraEn: sumarMinutos(now(), VIDA_DE_ENLACE_EN_MINUTOS),
      verificadaEn: null,
    };
    const query = new URLSearchParams({ enlace, ...(destino && { redirect: destino }) });
    return { recuperacion, url: `${sitio.url}/recuperar-clave/nueva?${query.toString()}` };
  }

  /** Mails of a person whose daily limit is not reached. The others are left out without telling. */
  async function conLugar(idPersona: number, red: string, conocido: boolean): Promise<string[]> {
    const caben: string[] = [];
    for (const correo of await repos.personas.correosDe(idPersona)) {
      if (await cabeEnSuBuzon(correo, red, conocido)) caben.push(correo);
    }
    return caben;
  }

  /** Opens a recovery by its link, or by the code entered before. */
  async function abrir(prueba: PruebaDeRecuperacion) {
    const recuperacion =
      "enlace" in prueba
        ? await buscarPorHuella(huella.posibles(aHuella(prueba.enlace)), (huellaDeEnlace) =>
            repos.recuperaciones.porEnlace(huellaDeEnlace, now()),
          )
        : await repos.recuperaciones.porId(prueba.idRecuperacion, now());
    const probada = recuperacion && ("enlace" in prueba || recuperacion.verificadaEn !== null);
    if (!probada || recuperacion.idPersona === null) return null;
    const correos = await repos.personas.correosDe(recuperacion.idPersona);
    return { idRecuperacion: recuperacion.idRecuperacion, idPersona: recuperacion.idPersona, correos };
  }

  /**
   * The kind of document is unknown here: a hyphen belongs to the number in "Otros" and only groups digits in other
   * kinds.
   */
  const porDocumento = async (numero: string) => {
    const persona = await repos.personas.porNumeroDeDocumento(numero);
    const sinGuiones = numero.replaceAll("-", "");
    return sinGuiones === numero
      ? persona
      : (persona ?? (await repos.personas.porNumeroDeDocumento(sinGuiones)));
  };
  return {
    /** Requests a recovery. The answer and the written rows are the same with or without an account. */
    async pedir(entrada: {
      quien: string;
      red: string;
      destino?: string | null;
      navegador?: NavegadorConocido | null;
    }) {
      const esCorreo = entrada.quien.includes("@");
      const correoODocumento = esCorreo
        ? normalizarCorreo(entrada.quien)
        : normalizarDocumento(entrada.quien);
      const { red, navegador = null } = entrada;
      const idPersona = esCorreo
        ? ((await repos.personas.cuentaPorCorreo(correoODocumento))?.idPersona ?? null)
        : await porDocumento(correoODocumento);
      const conocido = idPersona !== null && comoConocido(navegador, idPersona) !== null;
      const demasiados = await permitirEnvio({
        // A document number with and without hyphens has the same counter.
        destino: `recuperar:${esCorreo ? correoODocumento : correoODocumento.replaceAll("-", "")}`,
        correo: esCorreo ? correoODocumento : null,
        red,
        conocido,
      });
      if (demasiados) return refuse(demasiados);
      // A typed mail gets the mail itself; for a document, every mail of its account gets it.
      const correos = esCorreo
        ? [correoODocumento]
        : idPersona === null
          ? []
          : await conLugar(idPersona, red, conocido);
      const { recuperacion, url } = nueva(idPersona, correoODocumento, entrada.destino ?? null);
      return transaccion<string>(async (repos) => {
        const { codigo, fila } = emitirCodigo(
          idDeCodigo(recuperacion.idRecuperacion),
          recuperacion.huellaDeQuien,
        );
        await repos.recuperaciones.abrir(recuperacion);
        await repos.codigos.guardar(fila);
        for (const para of correos) {
          await repos.correos.encolar(
            idPersona === null
              ? correoSinCuenta(sobre(null, para), { registro: `${sitio.url}/registro` }, sitio)
              : correoDeRecuperacion(sobre(idPersona, para), { codigo, enlace: url }, sitio),
          );
        }
        return done(recuperacion.idRecuperacion);
      });
    },

    async entrarCodigo(entrada: { idRecuperacion: string; codigo: string; red: string }) {
      const recuperacion = await repos.recuperaciones.porId(entrada.idRecuperacion, now());
      const probado = await probarCodigo(idDeCodigo(entrada.idRecuperacion), entrada.codigo, {
        de: recuperacion?.huellaDeQuien ?? "nadie",
        red: entrada.red,
      });
      if (!probado.ok) return probado;
      return transaccion(async (repos) => {
        const usado = await repos.codigos.usar(idDeCodigo(entrada.idRecuperacion), probado.value);
        const verificada = usado && (await repos.recuperaciones.verificar(entrada.idRecuperacion, now()));
        return verificada ? done(entrada.idRecuperacion) : refuse("codigo-invalido");
      });
    },

    abrir,

    /** Sets a new password: uses the proof up, and closes all open accesses. */
    async cambiarClave(entrada: {
      prueba: PruebaDeRecuperacion;
      clave: string;
      correo?: number | undefined;
      canal?: Canal;
    }): Promise<
      Result<
        number,
        "clave-sabida" | "clave-anulada" | "demasiados-intentos" | "enlace-vencido" | "correo-de-otra-cuenta"
      >
    > {
      const { canal = "web" } = entrada;
      const abierta = await abrir(entrada.prueba);
      if (!abierta) return refuse("enlace-vencido");
      const { idRecuperacion, idPersona, correos } = abierta;
      const persona = await repos.personas.porId(idPersona);
      const sabido = { correos, numeroDocumento: persona?.numeroDocumento };
      if (esSabida(entrada.clave, sabido)) return refuse("clave-sabida");
      // This check is slow by design, so that it runs only after a proof.
      const rechazada = await rechazarClaveReemplazada({
        idPersona,
        clave: entrada.clave,
        paraQue: idRecuperacion,
      });
      if (rechazada) return rechazada;
      const claveHash = await deps.cifrarClave(entrada.clave, idPersona);
      return transaccion(async (repos) => {
        if (!(await repos.recuperaciones.usar(idRecuperacion, now()))) return refuse("enlace-vencido");
        const elegido = entrada.correo === undefined ? undefined : correos[entrada.correo];
        if (elegido && elegido !== correos[0] && !(await repos.personas.cambiarCorreo(idPersona, elegido))) {
          return refuse("correo-de-otra-cuenta");
        }
        await repos.personas.cambiarClave(idPersona, claveHash, now());
        await anularLoAbierto(repos, deps, idPersona, now());
        if (persona) await repos.intentos.olvidar(claveDeIntentos(persona, huella));
        await anotarAcceso(
          { repos, newId },
          { idPersona, accion: "cambio-de-clave", canal, creadoEn: now() },
        );
        for (const para of correos) {
          await repos.intentos.olvidar(claveDeIntentos({ correo: para }, huella));
          const recuperar = `${sitio.url}/recuperar-clave`;
          await repos.correos.encolar(correoDeClaveCambiada(sobre(idPersona, para), { recuperar }, sitio));
        }
        return done(idPersona);
      });
    },

    /**
     * Job that mails a link to sign in to the owner of an account that ran out of tries. Limited to some a day, so that
     * tries do not fill the owner's mailbox.
     */
    async avisarBloqueos(alto?: AbortSignal) {
      const porAvisar = await repos.bloqueos.porAvisar(now(), BLOQUEOS_POR_VUELTA);
      for (const { idBloqueo, identificador } of hastaElAlto(porAvisar, alto)) {
        await transaccion(async (repos) => {
          if (!(await repos.bloqueos.quitar(idBloqueo))) return done(null);
          const cuenta = await ("correo" in identificador
            ? repos.personas.cuentaPorCorreo(identificador.correo)
            : repos.personas.cuentaPorDocumento(identificador));
          if (!cuenta) return done(null);
          const { idPersona, correo } = cuenta;
          const alDia = { ventanaEnMinutos: UN_DIA_EN_MINUTOS };
          const deHoy = await repos.intentos.contar(`desbloqueos:${idPersona}`, alDia, now());
          if (deHoy > DESBLOQUEOS_POR_DIA) return done(null);
          const { recuperacion, url } = nueva(idPersona, correo);
          await repos.recuperaciones.abrir(recuperacion);
          await repos.correos.encolar(correoDeDesbloqueo(sobre(idPersona, correo), { enlace: url }, sitio));
          return done(null);
        });
      }
    },
  };
}
