import { entradaDeCodigo } from "~/domain/cuentas/identidad/codigo";
import {
  cambioDeNombres,
  contacto,
  RECHAZOS_DE_PERFIL,
  type RechazoDePerfil,
} from "~/domain/cuentas/cuenta/cuenta";
import type { PersonaConVersion } from "~/domain/cuentas/personas/persona";
import type { NombreDeAviso } from "~/domain/shared/navegacion/aviso";
import { documentoEnPalabras } from "~/domain/cuentas/personas/documento";
import { prefijoDe } from "~/domain/shared/telefono/telefono";
import { done } from "~/domain/shared/result";
import { services } from "~/services.server";
import { recibir, recibirBoton, seguirEn } from "~/shell/formularios/envio.server";
import {
  CONSERVAR_CORREO,
  CORREO_NUEVO,
  GUARDAR_CONTACTO,
  GUARDAR_NOMBRES,
  REENVIAR_CODIGO,
  VERIFICAR_CORREO,
} from "./intenciones";

/** Data of a person that the profile shows, and no more. */
export const datosDePerfil = ({ persona, version }: PersonaConVersion) => ({
  nombreCompleto: [persona.nombre, persona.apePaterno, persona.apeMaterno].filter(Boolean).join(" "),
  nombres: {
    nombre: persona.nombre,
    apePaterno: persona.apePaterno,
    apeMaterno: persona.apeMaterno,
    version: String(version),
  },
  documento: documentoEnPalabras(persona),
  datosConfirmados: persona.datosConfirmados === 1,
  celular: persona.telefono ? `${persona.prefijo} ${persona.telefono}` : "Sin celular",
  contacto: {
    correo: persona.email,
    pais: services.cuentas.paisDelTelefono(persona),
    telefono: persona.telefono,
    version: String(version),
  },
});

interface Envio {
  request: Request;
  datos: FormData;
  idPersona: number;
  idAcceso: string;
  red: string;
}

const INTENCIONES = [
  GUARDAR_NOMBRES,
  GUARDAR_CONTACTO,
  VERIFICAR_CORREO,
  REENVIAR_CODIGO,
  CONSERVAR_CORREO,
] as const;
type Intencion = (typeof INTENCIONES)[number];

const comun = { rechazos: RECHAZOS_DE_PERFIL, aparte: new Set<RechazoDePerfil>(["version-anterior"]) };
const volverCon = (aviso: NombreDeAviso) => seguirEn("/mi-perfil", aviso);

const guardarNombres = ({ datos, idPersona }: Envio) =>
  recibir(datos, {
    ...comun,
    esquema: cambioDeNombres,
    pedir: (nombres) => services.cuentas.cuenta.editarNombres({ idPersona, canal: "web", ...nombres }),
    luego: () => volverCon("nombres-guardados"),
  });

const guardarContacto = ({ datos, idPersona, idAcceso, red }: Envio) =>
  recibir(datos, {
    ...comun,
    esquema: contacto,
    campos: { "telefono-inexistente": "telefono" },
    pedir: ({ pais, ...nuevo }) =>
      services.cuentas.cuenta.contacto.guardar({
        ...nuevo,
        prefijo: prefijoDe(pais)!,
        idPersona,
        idAcceso,
        red,
        canal: "web",
      }),
    luego: ({ correoPorVerificar }) =>
      correoPorVerificar ? seguirEn(`/mi-perfil#${CORREO_NUEVO}`) : volverCon("contacto-guardado"),
  });

const verificarCorreo = ({ datos, idPersona, red }: Envio) =>
  recibir(datos, {
    ...comun,
    esquema: entradaDeCodigo,
    campos: { "codigo-invalido": "codigo" },
    pedir: ({ codigo }) =>
      services.cuentas.cuenta.contacto.confirmarCorreo({ idPersona, codigo, red, canal: "web" }),
    luego: () => volverCon("correo-cambiado"),
  });

const reenviarCodigo = ({ datos, idPersona, red }: Envio) =>
  recibirBoton<RechazoDePerfil>(datos, RECHAZOS_DE_PERFIL, {
    async [REENVIAR_CODIGO]() {
      const enviado = await services.cuentas.cuenta.contacto.reenviarCodigo({ idPersona, red });
      return enviado.ok ? done(volverCon("codigo-enviado")) : enviado;
    },
  });

async function conservarCorreo({ idPersona }: Envio) {
  await services.cuentas.cuenta.contacto.conservarCorreo({ idPersona });
  return volverCon("correo-conservado");
}

export const AL_ENVIAR = {
  [GUARDAR_NOMBRES]: guardarNombres,
  [GUARDAR_CONTACTO]: guardarContacto,
  [VERIFICAR_CORREO]: verificarCorreo,
  [REENVIAR_CODIGO]: reenviarCodigo,
  [CONSERVAR_CORREO]: conservarCorreo,
} satisfies Record<Intencion, unknown>;

export const intencionDe = (datos: FormData): Intencion | null => {
  const pedida = datos.get("intencion");
  return INTENCIONES.find((intencion) => intencion === pedida) ?? null;
};
