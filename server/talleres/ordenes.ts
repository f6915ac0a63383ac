import { z } from "zod";
import { invitacionNueva } from "../../app/domain/equipo/cuentas/cuenta";
import { esFecha } from "../../app/domain/shared/fechas";
import { codigoEscrito } from "../../app/domain/shared/codigoDePapel";
import { RECHAZOS_DE_TALLER } from "../../app/domain/talleres/inscripciones/inscripcion";
import { RECHAZOS_DE_UNION_DE_ANFITRION } from "../../app/domain/talleres/deEquipo/unir";
import { motivoDeCancelar } from "../../app/domain/talleres/sala/motivo";
import { codigo, leer } from "../platform/orders/argumentos";
import { orden } from "../platform/orders/orden";

const PASO = z.enum(["cancelar", "enlace", "anular", "revocar"], "es cancelar, enlace, anular o revocar");
const dia = z.string("falta el día").refine(esFecha, "es un día como 2026-12-08");
const deCertificado = z
  .string("falta el código")
  .refine((texto) => codigoEscrito(texto) !== null, "no es un código de certificado");

export const orders = {
  talleres: orden({
    uso: "talleres cancelar TALLER DÍA MOTIVO | talleres enlace TALLER DÍA | talleres anular TALLER DÍA | talleres revocar CÓDIGO MOTIVO",
    ayuda:
      "Cancelar: esa fecha no se hace, y se lo dice a quienes tienen un lugar y a quienes esperan, con el motivo tal como se escribe: «Quien lo dirige está enfermo.» El taller se dice por su dirección o por su uid, y el día es el de su regla: también si la fecha se movió, se quitó o ya no se publica. Enlace: el enlace personal de quien dirige esa fecha, que vale hasta un día después. Anular: los enlaces que se dieron para esa fecha dejan de valer, y se muestra el nuevo. Revocar: ese certificado deja de valer, y quien lo consulte lee el motivo.",
    opciones: {},
    rechazos: {
      ...RECHAZOS_DE_TALLER,
      "certificado-no-existe": {
        clase: "not-found",
        mensaje: "No hay un certificado válido con ese código.",
      },
    },
    hacer({ acts, operador, resto: [paso, ...resto] }) {
      const pedido = leer(PASO, paso, "talleres");
      const texto = (desde: number) =>
        leer(motivoDeCancelar, resto.slice(desde).join(" ") || undefined, "MOTIVO");
      if (pedido === "revocar") {
        return acts.talleres.revocarCertificado({
          operador,
          codigo: leer(deCertificado, resto[0], "CÓDIGO"),
          motivo: texto(1),
        });
      }
      const deFecha = {
        operador,
        url: leer(codigo, resto[0], "TALLER"),
        fecha: leer(dia, resto[1], "DÍA"),
      };
      if (pedido === "anular") return acts.talleres.anularEnlace(deFecha);
      return pedido === "enlace"
        ? acts.talleres.enlaceDeAnfitrion(deFecha)
        : acts.talleres.cancelarFecha({ ...deFecha, motivo: texto(2) });
    },
  }),
  anfitriones: orden({
    uso: "anfitriones UID-DE-AUTOR CORREO",
    ayuda:
      "Une una cuenta del sitio del equipo, por su correo, a quien dirige talleres, por su uid en autores.yaml: en «Talleres» ve y lleva las fechas de esos talleres. Reemplaza la unión que esa cuenta tenía.",
    opciones: {},
    rechazos: RECHAZOS_DE_UNION_DE_ANFITRION,
    hacer({ acts, operador, resto: [autor, para] }) {
      const uidAutor = leer(codigo, autor, "UID-DE-AUTOR");
      const correo = leer(invitacionNueva.shape.correo, para, "CORREO");
      return acts.talleres.unirAnfitrion({ operador, uidAutor, correo });
    },
  }),
};
