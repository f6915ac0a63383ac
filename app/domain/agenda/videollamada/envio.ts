import { z } from "zod";
import { campoDeTexto } from "../../shared/campos";
import { ESCALONES, LARGO_DE_TEXTO } from "./escalera";

const LARGO_DE_SDP = 20_000;
const SENALES_POR_ENVIO = 60;

/** A try at connecting: what belongs to an older one is not mixed into it. */
const intento = z.string().min(1).max(64);
const descripcion = z.strictObject({
  tipo: z.literal("descripcion"),
  intento,
  descripcion: z.strictObject({ type: z.enum(["offer", "answer"]), sdp: z.string().max(LARGO_DE_SDP) }),
});
const candidato = z.strictObject({
  tipo: z.literal("candidato"),
  intento,
  candidato: z.object({
    candidate: z.string().max(1000),
    sdpMid: z.string().max(64).nullish(),
    sdpMLineIndex: z.int().min(0).max(64).nullish(),
    usernameFragment: z.string().max(256).nullish(),
  }),
});
const senales = z
  .array(z.discriminatedUnion("tipo", [descripcion, candidato]))
  .min(1)
  .max(SENALES_POR_ENVIO);
export type Senal = z.infer<typeof senales>[number];

const idConexion = z.uuid();
const escalon = z.enum(ESCALONES);

/** A field of a form that carries JSON. */
const enJson = z
  .string()
  .max(64_000)
  .transform((texto, contexto): unknown => {
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

/** What is written to the other one. */
export const mensajeEscrito = z.object({ accion: z.literal("escribir"), texto });

/** Everything that a participant may send to a room. */
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

/** What somebody asks who waits for news. */
export const escucha = z.object({
  conexion: idConexion,
  desde: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
});
