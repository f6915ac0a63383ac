import { z } from "zod";
import { campoDeTexto, campoExacto } from "../../shared/campos";
import { ESCALONES, LARGO_DE_TEXTO } from "./escalera";

const LARGO_DE_SDP = 20_000;
const SENALES_POR_ENVIO = 60;

/** Id of an attempt to connect, so that signals of an earlier attempt are ignored. */
const intento = campoExacto(64).min(1);
const descripcion = z.strictObject({
  tipo: z.literal("descripcion"),
  intento,
  descripcion: z.strictObject({ type: z.enum(["offer", "answer"]), sdp: campoExacto(LARGO_DE_SDP) }),
});
const candidato = z.strictObject({
  tipo: z.literal("candidato"),
  intento,
  candidato: z.object({
    candidate: campoExacto(1000),
    sdpMid: campoExacto(64).nullish(),
    sdpMLineIndex: z.int().min(0).max(64).nullish(),
    usernameFragment: campoExacto(256).nullish(),
  }),
});
const senales = z
  .array(z.discriminatedUnion("tipo", [descripcion, candidato]))
  .min(1)
  .max(SENALES_POR_ENVIO);
export type Senal = z.infer<typeof senales>[number];

const idConexion = z.uuid();
const escalon = z.enum(ESCALONES);

/** A form field that holds JSON. */
const enJson = campoExacto(64_000).transform((texto, contexto): unknown => {
  try {
    return JSON.parse(texto);
  } catch {
    contexto.addIssue({ code: "custom", message: "no es JSON" });
    return z.NEVER;
  }
});

const texto = campoDeTexto("Escribe un mensaje")
  .min(1, "Escribe un mensaje")
  .max(LARGO_DE_TEXTO, `Escribe ${LARGO_DE_TEXTO} letras o menos`);

/** A chat message to the other participant. */
export const mensajeEscrito = z.object({ accion: z.literal("escribir"), texto });

/** Messages that a participant may send to a room. */
export const envio = z.discriminatedUnion("accion", [
  z.object({ accion: z.literal("entrar"), escalon }),
  z.object({
    accion: z.literal("senalar"),
    conexion: idConexion,
    para: idConexion,
    senales: enJson.pipe(senales),
  }),
  mensajeEscrito,
  z.object({ accion: z.literal("cambiar"), conexion: idConexion, escalon }),
  z.object({ accion: z.literal("salir"), conexion: idConexion }),
]);
export type Envio = z.infer<typeof envio>;

/** Query of a participant who waits for news of the room. */
export const escucha = z.object({
  conexion: idConexion,
  desde: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
});
