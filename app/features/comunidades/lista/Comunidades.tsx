import { useLoaderData } from "@remix-run/react";
import { Card, CardFoot, CardTitle } from "~/components/Card";
import { classNames } from "~/components/classNames";
import { Illustration } from "~/components/Illustration";
import { contenedor, pagina, pila, rejilla, textoGuia, textoSuave } from "~/styles/layout.css";
import { dibujo as estiloDeDibujo } from "../comunidades.css";
import type { loader } from "./comunidades.server";

export function Comunidades() {
  const { comunidades } = useLoaderData<typeof loader>();
  return (
    <div className={classNames(contenedor, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Comunidades</h1>
        <p className={textoGuia}>
          Compañía de otras personas, con un nombre que inventas tú. Lo que se escribe solo lo leen sus
          miembros.
        </p>
      </header>
      <ul className={rejilla.media}>
        {comunidades.map(({ url, href, nombre, paraQue, dibujo, miNombre }) => (
          <Card as="li" key={url} covered className={pila.corta}>
            <Illustration name={`comunidad-${dibujo}`} className={estiloDeDibujo} />
            <CardTitle as="h2" href={href}>
              {nombre}
            </CardTitle>
            <p className={textoSuave}>{paraQue}</p>
            {miNombre !== null && <CardFoot>Aquí eres {miNombre}</CardFoot>}
          </Card>
        ))}
      </ul>
    </div>
  );
}
