import { z } from "zod";
import { entradaDeCodigo } from "../../../app/domain/cuentas/identidad/codigo";
import {
  cambioDeClavePerdida,
  enmascararCorreos,
  RECHAZOS_DE_RECUPERACION,
  pedidoDeRecuperacion,
} from "../../../app/domain/cuentas/recuperacion/recuperacion";
import { aplicacionConocida } from "./autenticacion";
import { endpoint, identificador, rechazosDe } from "../../platform/api/endpoint";

const rechazo = rechazosDe(RECHAZOS_DE_RECUPERACION);

/**
 * Proof in a recovery of an account: the id of a recovery whose code was entered, or the token of the link in the
 * mail.
 */
const prueba = z.union(
  [
    cambioDeClavePerdida.extend({ idRecuperacion: identificador }),
    cambioDeClavePerdida.extend({ enlace: z.string().min(1).max(200) }),
  ],
  "Envía la clave nueva con idRecuperacion o con enlace",
);

/**
 * Endpoints that recover an account. No answer reveals whether an account exists (OWASP, Forgot Password Cheat Sheet).
 */
export const recuperacion = [
  endpoint({
    metodo: "post",
    ruta: "/autenticacion/recuperaciones",
    resumen:
      "Pide volver a entrar: responde igual exista o no la cuenta. Si existe, su correo recibe un enlace y un código",
    clave: "public",
    permisos: 202,
    conPersona: false,
    idempotente: true,
    cuerpo: pedidoDeRecuperacion.extend({ aplicacionConocida }),
    estado: 202,
    respuesta: z.object({ idRecuperacion: z.string() }),
    async atender({
      services: {
        cuentas: { identidad, recuperarClave },
      },
      cuerpo: { quien, aplicacionConocida = "" },
      red,
    }) {
      const navegador = await identidad.leerNavegador(aplicacionConocida);
      const pedida = await recuperarClave.pedir({ quien, red, navegador });
      if (!pedida.ok) throw rechazo(pedida.rechazo);
      return { idRecuperacion: pedida.value };
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/autenticacion/recuperaciones/{idRecuperacion}/codigo",
    resumen:
      "Entra el código del correo; responde los correos de la cuenta, tapados, para elegir uno si hay varios",
    clave: "public",
    permisos: 200,
    conPersona: false,
    idempotente: true,
    parametros: z.object({ idRecuperacion: identificador }),
    cuerpo: entradaDeCodigo,
    respuesta: z.object({ correos: z.array(z.string()) }),
    async atender({
      services: {
        cuentas: { recuperarClave },
      },
      parametros: { idRecuperacion },
      cuerpo: { codigo },
      red,
    }) {
      const entrado = await recuperarClave.entrarCodigo({ idRecuperacion, codigo, red });
      if (!entrado.ok) throw rechazo(entrado.rechazo);
      const abierta = await recuperarClave.abrir({ idRecuperacion });
      return { correos: enmascararCorreos(abierta?.correos ?? []) };
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/autenticacion/recuperaciones/confirmacion",
    resumen:
      "Crea la contraseña nueva, con el código ya entrado o con el enlace del correo; cierra la cuenta en todos los dispositivos",
    clave: "public",
    permisos: 200,
    conPersona: false,
    pruebaClaves: true,
    idempotente: true,
    cuerpo: prueba,
    respuesta: z.object({ cambiada: z.literal(true) }),
    async atender({
      services: {
        cuentas: { recuperarClave },
      },
      cuerpo: { clave, correo, ...prueba },
    }) {
      const cambiada = await recuperarClave.cambiarClave({ prueba, clave, correo, canal: "api" });
      if (!cambiada.ok) throw rechazo(cambiada.rechazo);
      return { cambiada: true };
    },
  }),
];
