import {
  makeEmitirCodigo,
  makePermitirEnvio,
  makeProbarCodigo,
  type ConCodigos,
} from "../identidad/probarCodigo";
import type { Acceso } from "../identidad/identidad";
import { abrirAcceso } from "../accesos/iniciarSesion";
import type { Persona, Choque } from "../personas/persona";
import type { DepsConSitio } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { correoDeCodigo, correoDeDocumentoUsado } from "./correos";
import {
  estaCompleto,
  idDeCodigo,
  RECHAZO_POR_CHOQUE,
  respondeALoVigente,
  type RegistroCompleto,
} from "./registro";
import { UN_DIA_EN_MINUTOS } from "../../shared/duracion";

/** Daily limit of mails to the owner of a document with which somebody tries to sign up. */
const AVISOS_DE_DOCUMENTO_POR_DIA = 3;

/** Sends the code that ends a sign-up. Known and unknown addresses get the same answer, after the same work. */
export function makePedirCodigoDeRegistro(
  deps: DepsConSitio<"codigos" | "correos" | "intentos" | "personas" | "registros"> & ConCodigos,
) {
  const { repos, transaccion, now, newId, sitio } = deps;
  const permitirEnvio = makePermitirEnvio(deps);
  const emitirCodigo = makeEmitirCodigo(deps);
  return async function pedirCodigo(entrada: { idRegistro: string; red: string }) {
    const registro = await repos.registros.porId(entrada.idRegistro, now());
    if (!registro) return refuse("registro-vencido");
    if (!estaCompleto(registro)) return refuse("registro-incompleto");
    const { correo } = registro;
    const demasiados = await permitirEnvio({ destino: correo, correo, red: entrada.red });
    if (demasiados) return refuse(demasiados);
    const idPersona = (await repos.personas.cuentaPorCorreo(registro.correo))?.idPersona ?? null;
    return transaccion<{ expiraEn: Date }>(async (repos) => {
      const { codigo, fila } = emitirCodigo(idDeCodigo(registro.idRegistro), correo);
      await repos.codigos.guardar(fila);
      await repos.correos.encolar(
        correoDeCodigo(
          { idCorreo: newId(), idPersona, para: registro.correo, creadoEn: now() },
          { codigo },
          sitio,
        ),
      );
      return done({ expiraEn: fila.expiraEn });
    });
  };
}

/**
 * Creates the person, once the code has proven the mail. Of several sign-ups with one mail or document, the unique
 * indexes accept the first. The others may then learn the reason.
 */
export function makeConfirmarRegistro(
  deps: DepsConSitio<
    | "accesos"
    | "accesosADatos"
    | "codigos"
    | "consentimientos"
    | "correos"
    | "intentos"
    | "personas"
    | "politicas"
    | "registros"
  > &
    ConCodigos,
) {
  const { repos, transaccion, now, newId, sitio } = deps;
  const probarCodigo = makeProbarCodigo(deps);
  return async function confirmarRegistro(entrada: {
    idRegistro: string;
    codigo: string;
    red: string;
    canal: "web" | "api";
    idSolicitud: string;
    dispositivo?: string;
  }) {
    const registro = await repos.registros.porId(entrada.idRegistro, now());
    if (!registro) return refuse("registro-vencido");
    if (!estaCompleto(registro)) return refuse("registro-incompleto");
    const idCodigo = idDeCodigo(registro.idRegistro);
    const { codigo, red } = entrada;
    const probado = await probarCodigo(idCodigo, codigo, { de: registro.correo, red });
    if (!probado.ok) return probado;

    const resultado = await transaccion<
      Acceso,
      "codigo-invalido" | "condiciones-nuevas" | "choque",
      Choque | undefined
    >(async (repos) => {
      if (!(await repos.codigos.usar(idCodigo, probado.value))) return refuse("codigo-invalido", undefined);
      const vigentes = await repos.politicas.vigentes("REGISTRO", now());
      if (!respondeALoVigente(registro.aceptaciones, vigentes)) {
        return refuse("condiciones-nuevas", undefined);
      }
      const creada = await repos.personas.crear(personaDe(registro, newId), registro.claveHash);
      if ("choque" in creada) return refuse("choque", creada.choque);
      const { idPersona } = creada;
      await repos.consentimientos.anotar(
        registro.aceptaciones.map((aceptacion) => ({
          ...aceptacion,
          idConsentimiento: newId(),
          idPersona,
          flujo: "REGISTRO",
          canal: entrada.canal,
          idSolicitud: entrada.idSolicitud,
          creadoEn: now(),
        })),
      );
      await repos.registros.borrar(registro.idRegistro);
      await repos.correos.adjudicar(registro.correo, idPersona);
      const { dispositivo = "", canal } = entrada;
      const origen = { dispositivo, puerta: "clave" } as const;
      return done(await abrirAcceso({ repos, newId }, { idPersona, origen, canal }, now()));
    });
    if (resultado.ok) return resultado;
    if (resultado.rechazo !== "choque") return refuse(resultado.rechazo);
    const { con, otroTitular } = resultado.detalle!;
    await gastarCodigo(idCodigo, probado.value, otroTitular);
    return refuse(RECHAZO_POR_CHOQUE[con]);
  };

  /**
   * Uses the code up after the collision, so that it works with no other document. The document's owner is told by
   * mail.
   */
  function gastarCodigo(idCodigo: string, huella: string, otroTitular: number | null) {
    return transaccion<null>(async (repos) => {
      const usado = await repos.codigos.usar(idCodigo, huella);
      const titular = otroTitular === null ? null : await repos.personas.porId(otroTitular);
      if (!usado || !titular) return done(null);
      const { idPersona, email: para } = titular;
      const alDia = { ventanaEnMinutos: UN_DIA_EN_MINUTOS };
      const avisos = await repos.intentos.contar(`aviso-de-documento:${idPersona}`, alDia, now());
      if (avisos <= AVISOS_DE_DOCUMENTO_POR_DIA) {
        const sobre = { idCorreo: newId(), idPersona, para, creadoEn: now() };
        await repos.correos.encolar(correoDeDocumentoUsado(sobre, sitio));
      }
      return done(null);
    });
  }
}

/** Data of the new person, who signs in by mail. They are insured only once the insurer asserts it. */
function personaDe(registro: RegistroCompleto, newId: () => string): Omit<Persona, "idPersona"> {
  const { correo, numeroDocumento, idTipoDocumento, nombre, apePaterno, apeMaterno, telefono, prefijo } =
    registro;
  return {
    idUsuario: newId(),
    digitalId: newId(),
    nombre,
    apePaterno,
    apeMaterno,
    email: correo,
    telefono,
    prefijo,
    datosConfirmados: 1,
    usuarioLogin: correo,
    numeroDocumento,
    idTipoDocumento,
    esAsegurada: false,
  };
}
