import type { Hoja } from "../../app/domain/reclamos/hoja";
import type { HojaRegistrada } from "../../app/domain/reclamos/registro";
import { seedFeriados } from "../../server/seed/feriados";
import { vaciar } from "./baseDeDatos";
import { valor, type Mundo } from "./servicios";

export const RED = "203.0.113.9";

/** A sheet as its person writes it. */
export const unaHoja = (cambios: Partial<Hoja> = {}): Hoja => ({
  tipo: "reclamo",
  consumidor: {
    nombre: "Zoila Quispe Ñahui",
    idTipoDocumento: 2,
    numeroDocumento: "40123456",
    esMenor: false,
  },
  contacto: { domicilio: "Jr. Unión 123, Puno", telefono: "987654321", correo: "zoila@prueba.example" },
  representante: null,
  bien: { clase: "servicio", monto: "S/ 80.00", descripcion: "Una sesión de nutrición" },
  detalle: { texto: "La sesión no se hizo y me cobraron.", pedido: "Que me devuelvan el dinero." },
  ...cambios,
});

/** The ways of a person and of an operator through the complaints book. */
export function conReclamos({ servicios, producto, db }: Pick<Mundo, "servicios" | "producto" | "db">) {
  const { borradores, registrar, enlaceDeHoja } = servicios.reclamos;
  const intencion = async () => valor(await borradores.empezar(RED));
  return {
    /** Gives the installation its holidays. */
    async conFeriados() {
      await vaciar(db, ["feriados"]);
      await seedFeriados(db);
    },
    intencion,
    async presentar(hoja = unaHoja(), idPersona: number | null = null): Promise<HojaRegistrada> {
      return valor(await registrar.deIntencion({ intencion: await intencion(), hoja, idPersona }));
    },
    llaveDe: ({ codigo }: Pick<HojaRegistrada, "codigo">) =>
      new URL(enlaceDeHoja(codigo), "http://sitio.invalid").searchParams.get("llave")!,
    acts: producto.acts,
    filas: () =>
      db.selectFrom("hojas_de_reclamacion").selectAll().orderBy("anio").orderBy("numero").execute(),
  };
}
