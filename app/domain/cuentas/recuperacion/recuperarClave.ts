import type { Sobre } from "../../avisos/correo/correo";
import { esSabida, type CifrarClave } from "../identidad/clave";
import { makeRechazarClaveReemplazada } from "../identidad/clavesReemplazadas";
import { anularLoAbierto } from "../cuenta/anular";
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
import type { DepsConSitio } from "../../shared/puertos";
import { UN_DIA_EN_MINUTOS } from "../../shared/duracion";
import { done, refuse, type Result } from "../../shared/result";
import { hastaElAlto } from "../../shared/unidades";
import { correoDeDesbloqueo, correoDeRecuperacion, correoSinCuenta } from "./correos";
import { idDeCodigo, VIDA_DE_ENLACE_EN_MINUTOS, type Recuperacion } from "./recuperacion";

const BLOQUEOS_POR_VUELTA = 50;
const DESBLOQUEOS_POR_DIA = 5;

/** What opens a way back: the code of the mail, once it has been entered, or its link. */
export type PruebaDeRecuperacion = { idRecuperacion: string } | { enlace: string };

type DepsDeRecuperacion = DepsConSitio<
  | "accesos"
  | "accesosADatos"
  | "bloqueos"
  | "cambiosDeCorreo"
  | "codigos"
  | "correos"
  | "direccionesSecretas"
  | "identidades"
  | "intentos"
  | "personas"
  | "recuperaciones"
  | "segundosFactores"
> &
  ConCodigos &
  Pick<DepsDePrueba, "verificarClave"> &
  Pick<DepsDeEnlace, "nuevoEnlace"> & { cifrarClave: CifrarClave };

export function makeRecuperarClave(deps: DepsDeRecuperacion) {
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
    quien: string,
    destino: string | null = null,
  ): { recuperacion: Recuperacion; url: string } {
    const enlace = nuevoEnlace();
    const recuperacion = {
      idRecuperacion: newId(),
      idPersona,
      huellaDeQuien: huella(`recuperar:${quien}`),
      huellaDeEnlace: huella(aHuella(enlace)),
      expiraEn: sumarMinutos(now(), VIDA_DE_ENLACE_EN_MINUTOS),
      verificadaEn: null,
    };
    const query = new URLSearchParams({ enlace, ...(destino && { redirect: destino }) });
    return { recuperacion, url: `${sitio.url}/recuperar-clave/nueva?${query.toString()}` };
  }

  /** Where a document's recovery is written to. A box that has had enough is left alone, and nothing is said of it. */
  async function conLugar(idPersona: number, red: string, conocido: boolean): Promise<string[]> {
    const caben: string[] = [];
    for (const correo of await repos.personas.correosDe(idPersona)) {
      if (await cabeEnSuBuzon(correo, red, conocido)) caben.push(correo);
    }
    return caben;
  }

  /** What a proof opens: by the link of the mail, or by the code that was entered. */
  async function abrir(prueba: PruebaDeRecuperacion) {
    const recuperacion =
      "enlace" in prueba
        ? await buscarPorHuella(huella.posibles(aHuella(prueba.enlace)), (una) =>
            repos.recuperaciones.porEnlace(una, now()),
          )
        : await repos.recuperaciones.porId(prueba.idRecuperacion, now());
    const probada = recuperacion && ("enlace" in prueba || recuperacion.verificadaEn !== null);
    if (!probada || recuperacion.idPersona === null) return null;
    const correos = await repos.personas.correosDe(recuperacion.idPersona);
    return { idRecuperacion: recuperacion.idRecuperacion, idPersona: recuperacion.idPersona, correos };
  }

  /** The kind is not known here: a hyphen is part of the number in "Otros" and only groups digits elsewhere. */
  const porDocumento = async (numero: string) => {
    const tal = await repos.personas.porNumeroDeDocumento(numero);
    const sinGuiones = numero.replaceAll("-", "");
    return sinGuiones === numero ? tal : (tal ?? (await repos.personas.porNumeroDeDocumento(sinGuiones)));
  };
  return {
    /** The same answer, and the same rows written, for an account and for none. */
    async pedir(entrada: {
      quien: string;
      red: string;
      destino?: string | null;
      navegador?: NavegadorConocido | null;
    }) {
      const esCorreo = entrada.quien.includes("@");
      const quien = esCorreo ? normalizarCorreo(entrada.quien) : normalizarDocumento(entrada.quien);
      const { red, navegador = null } = entrada;
      const idPersona = esCorreo
        ? ((await repos.personas.cuentaPorCorreo(quien))?.idPersona ?? null)
        : await porDocumento(quien);
      const conocido = idPersona !== null && comoConocido(navegador, idPersona) !== null;
      const demasiados = await permitirEnvio({
        // One number counts once, however its hyphens are written.
        destino: `recuperar:${esCorreo ? quien : quien.replaceAll("-", "")}`,
        correo: esCorreo ? quien : null,
        red,
        conocido,
      });
      if (demasiados) return refuse(demasiados);
      // Whoever writes a mail gets the answer there; a document's goes to every mail of its account.
      const correos = esCorreo ? [quien] : idPersona === null ? [] : await conLugar(idPersona, red, conocido);
      const { recuperacion, url } = nueva(idPersona, quien, entrada.destino ?? null);
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

    /** Uses the proof up, whichever way it was given, and closes every session that was open. */
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
      // Costly by design, so only for who brought a proof.
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
        await anularLoAbierto(repos, idPersona, now());
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
     * The job that writes to whoever's account ran out of tries at signing in: they get a way in by mail, so often a day
     * that whoever tries does not fill their mailbox.
     */
    async avisarBloqueos(alto?: AbortSignal) {
      const porAvisar = await repos.bloqueos.porAvisar(now(), BLOQUEOS_POR_VUELTA);
      for (const { idBloqueo, quien } of hastaElAlto(porAvisar, alto)) {
        await transaccion(async (repos) => {
          if (!(await repos.bloqueos.quitar(idBloqueo))) return done(null);
          const cuenta = await ("correo" in quien
            ? repos.personas.cuentaPorCorreo(quien.correo)
            : repos.personas.cuentaPorDocumento(quien));
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
