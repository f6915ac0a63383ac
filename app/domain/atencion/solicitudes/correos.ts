import type { Correo } from "../../avisos/correo/correo";
import { redactar } from "../../avisos/correo/plantilla";
import { COPIA_EN_JSON, COPIA_EN_TEXTO } from "../../cuentas/misDatos/copia";
import type { Persona } from "../../cuentas/personas/persona";
import { diaConAnio } from "../../shared/fechas";
import type { Sitio } from "../../shared/marca";
import type { ClaseDeSolicitud, Solicitud } from "./solicitud";

/** Requests in the words of a mail. */
const QUE_PIDE: Readonly<Record<ClaseDeSolicitud, string>> = {
  acceso: "ver tus datos",
  rectificacion: "corregir tus datos",
  eliminacion: "eliminar tu cuenta",
};

interface Para {
  persona: Persona;
  sitio: Sitio;
}

const sobreDe = (idCorreo: string, creadoEn: Date, { idPersona, email }: Persona) => ({
  ...{ idCorreo, idPersona, para: email, creadoEn },
});
const saludoDe = ({ nombre }: Persona) => `Hola, ${nombre}:`;

/** Tells the owner of the account that somebody asks, and until when it is answered. */
export const correoDeRecibida = (
  { idSolicitud, clase, venceEl, registradaEn }: Solicitud,
  { persona, sitio }: Para,
): Correo =>
  redactar(
    sobreDe(`solicitud-recibida:${idSolicitud}`, registradaEn, persona),
    {
      titulo: "Recibimos una solicitud sobre tus datos",
      saludo: saludoDe(persona),
      parrafos: [
        `Nos pidieron ${QUE_PIDE[clase]}. Responderemos a más tardar el ${diaConAnio(venceEl)}.`,
        "Antes comprobamos quién lo pide. Si no fuiste tú ni alguien de tu confianza, escríbenos.",
      ],
      enlaces: [{ texto: "Ver quién vio tus datos", url: `${sitio.url}/mi-perfil/mis-datos` }],
    },
    sitio,
  );

/** The copy, to the address of the account and to no other. Both files are made as the mail is sent. */
export const correoConCopia = (
  { idSolicitud }: Pick<Solicitud, "idSolicitud">,
  { persona, sitio, creadoEn }: Para & { creadoEn: Date },
): Correo => {
  const id = String(persona.idPersona);
  return redactar(
    {
      ...sobreDe(`copia-de-datos:${idSolicitud}`, creadoEn, persona),
      adjuntos: [
        {
          ...{ nombre: "mis-datos.txt", tipo: "text/plain; charset=utf-8" },
          ...{ clase: COPIA_EN_TEXTO, id, imprescindible: true },
        },
        {
          ...{ nombre: "mis-datos.json", tipo: "application/json; charset=utf-8" },
          ...{ clase: COPIA_EN_JSON, id, imprescindible: true },
        },
      ],
    },
    {
      titulo: "La copia de tus datos",
      saludo: saludoDe(persona),
      parrafos: [
        "Aquí va todo lo que guardamos sobre ti: un archivo para leer y otro para programas.",
        "Guárdala en un lugar tuyo: puede tener datos de tu salud.",
      ],
    },
    sitio,
  );
};

/** The answer of the staff, in their words. The mail alone keeps them. */
export const correoDeRespuesta = (
  { idSolicitud }: Pick<Solicitud, "idSolicitud">,
  { persona, sitio, creadoEn, texto }: Para & { creadoEn: Date; texto: string },
): Correo =>
  redactar(
    sobreDe(`solicitud-respondida:${idSolicitud}`, creadoEn, persona),
    {
      titulo: "Respondimos tu solicitud sobre tus datos",
      saludo: saludoDe(persona),
      parrafos: [
        ...texto.split(/\n+/),
        "Si no estás de acuerdo, puedes ir a la Autoridad Nacional de Protección de Datos Personales.",
      ],
    },
    sitio,
  );
