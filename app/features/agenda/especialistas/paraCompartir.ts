import type { Thing } from "schema-dts";
import { linkDeRetrato } from "~/domain/agenda/especialistas/especialista";

interface Datos {
  nombre: string;
  especialidad: string;
  presentacion: string;
  retrato: string;
  temas: readonly { nombre: string }[];
  idiomas: readonly string[];
  precioCentimos: number;
  hrefDeAgenda: string;
}

/** Specialist and price as linked data (schema.org), for search engines and link previews. */
export const cosasDeEspecialista = (datos: Datos, origen: string): Thing[] => [
  {
    "@type": "Person",
    "@id": "#persona",
    name: datos.nombre,
    jobTitle: datos.especialidad,
    description: datos.presentacion,
    image: origen + linkDeRetrato(datos.retrato),
    knowsAbout: datos.temas.map(({ nombre }) => nombre),
    knowsLanguage: datos.idiomas,
  },
  {
    "@type": "Service",
    name: `Sesión de ${datos.especialidad.toLocaleLowerCase("es")} con ${datos.nombre}`,
    serviceType: datos.especialidad,
    provider: { "@id": "#persona" },
    areaServed: "PE",
    offers: {
      "@type": "Offer",
      price: (datos.precioCentimos / 100).toFixed(2),
      priceCurrency: "PEN",
      url: origen + datos.hrefDeAgenda,
    },
  },
];
