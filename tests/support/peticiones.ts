import { readdirSync } from "node:fs";
import path from "node:path";
import type { ArchivoEnviado } from "../../app/domain/shared/archivoEnviado";
import type { abrirApi } from "./api";
import { unPaquete } from "./constructores";
import { vigente } from "./politicas";
import { valor, type Mundo } from "./servicios";

/** Product of a test over `/v2`, and what makes people in it. */
export interface Casa {
  mundo: Mundo;
  abrirSesion: ReturnType<typeof abrirApi>["abrirSesion"];
  claveHash: string;
}

/** Pack that several requests order. */
export const PAQUETE = unPaquete();

/** A Monday on which the workshop takes place. */
const LUNES_CON_YOGA = "2026-11-30";

/** Makes a person with one of each thing that a request can be about. */
export async function duena({ mundo, abrirSesion, claveHash }: Casa, esAsegurada: boolean) {
  const { servicios } = mundo;
  const persona = await mundo.persona({ esAsegurada, bonos: 2, claveHash });
  const { idPersona } = persona;
  const { idEspecialista } = await mundo.especialista();
  const [horario, libre] = (await servicios.agenda.verEspecialista({ idEspecialista }))!.dias[1]!.horarios;
  const { idHorario } = valor(
    await servicios.agenda.retenerHorario({ idPersona, idEspecialista, inicio: horario!.inicio }),
  );
  const { idPedido } = valor(await servicios.agenda.crearPedido({ idPersona, idHorario }));
  valor(
    await servicios.cuentas.actualizarDatos({
      idPersona,
      idAcceso: "",
      correo: persona.email,
      telefono: { numero: persona.telefono, prefijo: persona.prefijo },
      politicasAceptacion: respuestas({ CUA: "1" }),
      cierre: false,
      canal: "api",
      idSolicitud: "",
    }),
  );
  const consentimientos = await servicios.consentimientos.verConsentimientos(idPersona);
  const { version } = (await servicios.cuentas.cuenta.ver(idPersona))!;
  const sesion = await abrirSesion(idPersona);
  return {
    ...persona,
    version,
    token: sesion.token,
    refreshToken: sesion.refreshToken,
    idEspecialista,
    inicioLibre: libre!.inicio.toISOString(),
    /** Values for the parameters in a path. */
    parametros: {
      id: String(idPersona),
      uuid: persona.idUsuario,
      idHorario,
      idPedido,
      idPaquete: PAQUETE.idPaquete,
      idSesion: (await abrirSesion(idPersona)).idAcceso,
      idConsentimiento: consentimientos.find(({ codigo }) => codigo === "CUA")!.idConsentimiento,
      idRegistro: "",
      codigo: "",
      idRecuperacion: "",
      idComprobante: "",
      idCita: "",
      idEspera: "",
      uidLanding: "yoga-suave",
      fecha: LUNES_CON_YOGA,
      mes: LUNES_CON_YOGA.slice(0, 7),
      tipo: "video",
      url: "respira-con-el-mar",
      herramienta: "diario-de-sueno",
      idform: "test-de-bienestar",
      codPregunta: "como-estas",
      idEscaneo: "",
      uid: "noches-mas-tranquilas",
    },
  };
}
export type Duena = Awaited<ReturnType<typeof duena>>;

/** Answers to policies, in their versions in force. */
export const respuestas = (valores: Record<string, "0" | "1">) =>
  Object.entries(valores).map(([codigo, valor]) => ({
    codigo,
    version: vigente(codigo).version,
    valor,
  }));

interface Pedido {
  archivo?: ArchivoEnviado;
  consulta?: Record<string, string>;
  cuerpo?: unknown;
  cabeceras?: Record<string, string>;
}

/** Prepares the data that a request needs, and gives the request. */
export type Preparar = (de: Duena) => Pedido | Promise<Pedido>;

/** Request of each endpoint that needs a body, or something prepared, by method and path. */
export type Peticiones = Readonly<Record<string, Preparar>>;

/** A request with this body, for which nothing has to be prepared. */
export const cuerpo = (escribir: (de: Duena) => unknown): Preparar => {
  return (de) => ({ cuerpo: escribir(de) });
};

const API = path.resolve(import.meta.dirname, "../api");

/** Requests of all contexts. Those of a noun stand in a `….peticiones.ts` beside its tests. */
export async function leerPeticiones(mundo: Mundo): Promise<Peticiones> {
  const files = readdirSync(API, { recursive: true, encoding: "utf8" });
  const all = files
    .filter((file) => file.endsWith(".peticiones.ts"))
    .map(async (file) => {
      const { peticiones } = (await import(path.join(API, file))) as {
        peticiones: (mundo: Mundo) => Peticiones;
      };
      return Object.entries(peticiones(mundo));
    });
  return Object.fromEntries((await Promise.all(all)).flat());
}
