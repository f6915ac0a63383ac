import { imagenDeRuta, imagenDePieza, imagenDeTaller, type ImagenDeTarjeta } from "~/components/fichaDePieza";
import { direccionDe as direccionDeEspecialista } from "~/domain/agenda/especialistas/especialista";
import { direccionDePieza, direccionDeTaller } from "~/domain/contenido/contenido";
import { direccionDeRuta } from "~/domain/rutas/ruta";
import { services } from "~/services.server";

/** Picture beside a result of a search: that of the thing itself, or the portrait of a specialist. */
export type Cara = { imagen: ImagenDeTarjeta } | { retrato: string };

/** Pictures of results by their addresses. A page of the site and a question have none. */
export async function carasDe(direcciones: ReadonlySet<string>): Promise<ReadonlyMap<string, Cara>> {
  const { contenido, rutas, agenda } = services;
  const [{ piezas, talleres, temas }, publicadas, especialistas] = await Promise.all([
    contenido.coleccion(),
    rutas.publicadas(),
    agenda.especialistas(),
  ]);
  const caras = new Map<string, Cara>();
  const poner = <T>(
    cosas: readonly T[],
    direccionDe: (cosa: T) => string,
    imagenDe: (cosa: T) => ImagenDeTarjeta | null,
  ) => {
    for (const cosa of cosas) {
      const imagen = direcciones.has(direccionDe(cosa)) ? imagenDe(cosa) : null;
      if (imagen) caras.set(direccionDe(cosa), { imagen });
    }
  };
  poner(piezas, direccionDePieza, (pieza) =>
    imagenDePieza(pieza, { temas, direccionDe: contenido.direccionDe }),
  );
  poner(talleres, direccionDeTaller, (taller) =>
    imagenDeTaller(
      taller,
      temas.find(({ url }) => url === taller.temas[0]),
    ),
  );
  poner(publicadas, direccionDeRuta, (ruta) => imagenDeRuta(ruta, ruta.temas[0]));
  for (const especialista of especialistas) {
    const direccion = direccionDeEspecialista(especialista);
    if (direcciones.has(direccion)) caras.set(direccion, { retrato: especialista.retrato });
  }
  return caras;
}
