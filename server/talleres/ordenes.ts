import { z } from "zod";
import { invitacionNueva } from "../../app/domain/equipo/cuentas/cuenta";
import { esFecha } from "../../app/domain/shared/fechas";
import { codigoEscrito } from "../../app/domain/shared/codigoDePapel";
import { RECHAZOS_DE_TALLER } from "../../app/domain/talleres/inscripciones/inscripcion";
import { RECHAZOS_DE_UNION_DE_ANFITRION } from "../../app/domain/talleres/deEquipo/unir";
import { motivoDeCancelar } from "../../app/domain/talleres/sala/motivo";
import { done } from "../../app/domain/shared/result";
import { codigo, leer } from "../platform/orders/argumentos";
import { orden } from "../platform/orders/orden";

const PASO = z.enum(["cancelar", "enlace", "anular", "revocar"], "es cancelar, enlace, anular o revocar");
const DE_ANFITRIONES = z.enum(["ver", "unir", "separar"], "es ver, unir o separar").default("ver");
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
    uso: "anfitriones [ver] | anfitriones unir UID-DE-AUTOR CORREO | anfitriones separar CORREO",
    ayuda:
      "Cuentas del sitio del equipo de quienes dirigen talleres. Unir: esa cuenta, por su correo, ve y lleva en «Talleres» las fechas del autor con ese uid en autores.yaml; reemplaza la unión que tenía. Separar: deja de verlas.",
    opciones: {},
    rechazos: RECHAZOS_DE_UNION_DE_ANFITRION,
    async hacer({ acts, operador, resto: [escrito, ...resto] }) {
      const paso = leer(DE_ANFITRIONES, escrito, "anfitriones");
      if (paso === "ver") return done(await acts.talleres.anfitriones());
      const correo = leer(invitacionNueva.shape.correo, resto.at(-1), "CORREO");
      if (paso === "separar") return acts.talleres.separarAnfitrion({ operador, correo });
      const uidAutor = leer(codigo, resto[0], "UID-DE-AUTOR");
      return acts.talleres.unirAnfitrion({ operador, uidAutor, correo });
    },
  }),
};
