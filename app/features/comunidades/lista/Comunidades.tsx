import { useLoaderData } from "@remix-run/react";
import { CardFoot } from "~/components/Card";
import { classNames } from "~/components/classNames";
import { ListaConImagenes, TarjetaConImagen } from "~/components/TarjetaConImagen";
import { contenedor, pagina, pila, textoChico, textoSuave } from "~/styles/layout.css";
import type { loader } from "./comunidades.server";

export function Comunidades() {
  const { comunidades } = useLoaderData<typeof loader>();
  return (
    <div className={classNames(contenedor, pagina, pila.media)}>
      <header>
        <h1>Comunidades</h1>
      </header>
      <ListaConImagenes>
        {comunidades.map(({ url, href, nombre, paraQue, dibujo, miNombre }) => (
          <TarjetaConImagen
            key={url}
            href={href}
            titulo={nombre}
            nivel={2}
            imagen={{ src: `/ilustraciones/comunidad-${dibujo}.svg`, ancho: 200, alto: 150 }}
            diferida={false}
          >
            <p className={classNames(textoSuave, textoChico)}>{paraQue}</p>
            {miNombre !== null && <CardFoot>Aquí eres {miNombre}</CardFoot>}
          </TarjetaConImagen>
        ))}
      </ListaConImagenes>
      <p className={textoSuave}>
        Con un nombre que inventas tú. Lo que se escribe solo lo leen sus miembros.
      </p>
    </div>
  );
}
