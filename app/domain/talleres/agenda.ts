import type { TalleresDeAgenda } from "../agenda/talleres";
import type { Repos } from "../shared/puertos";
import { direccionDeCertificado } from "./certificados/certificado";
import { enAgenda } from "./inscripciones/avisos";
import { acaba, esDePago, yaVencio } from "./inscripciones/inscripcion";
import type { LugarDeAlguien } from "./inscripciones/repositorio";
import { salaDe } from "./sala/sala";
import { direccionParaPagar } from "./ventas/direcciones";

const guardado = ({
  inscripcion: { estado, expiraEn },
  fecha,
  porPagar,
}: Pick<LugarDeAlguien, "inscripcion" | "fecha" | "porPagar">) =>
  estado === "ofrecida" && expiraEn
    ? {
        hasta: expiraEn,
        hrefDePago: esDePago(fecha) ? direccionParaPagar(fecha) : null,
        idPedido: porPagar?.idPedido ?? null,
      }
    : null;

/** A person's places, for their agenda. What has ended is in none, also before the round that says so. */
export function makeTalleresDeAgenda({ inscripciones }: Repos<"inscripciones">): TalleresDeAgenda {
  return {
    async deLaPersona(idPersona, desde, hasta, ahora) {
      const suyas = await inscripciones.deLaPersona(idPersona, { desde, hasta });
      return suyas.flatMap(({ inscripcion, fecha, asistio, certificado, porPagar }) =>
        inscripcion.estado === "terminada" || yaVencio(inscripcion, ahora)
          ? []
          : {
              ...enAgenda(inscripcion, fecha),
              estado: inscripcion.estado,
              asistencia: asistio,
              certificado:
                certificado === null
                  ? null
                  : { href: direccionDeCertificado(certificado), desde: acaba(fecha) },
              guardado: guardado({ inscripcion, fecha, porPagar }),
              sala: inscripcion.estado === "inscrita" ? salaDe(fecha) : null,
            },
      );
    },

    async dejados(idPersona, desde) {
      const suyas = await inscripciones.dejadas(idPersona, desde);
      return suyas.map(({ inscripcion, fecha, dejadaEn }) => ({
        ...enAgenda(inscripcion, fecha),
        dejadoEn: dejadaEn,
      }));
    },
  };
}
