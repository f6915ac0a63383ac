import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { Illustration } from "~/components/Illustration";
import { contenedorMedio, pagina, pila, textoChico, textoGuia, textoSuave } from "~/styles/layout.css";
import { useRaiz } from "~/shell/marco/marca";
import * as css from "../comunidades.css";
import type { loader } from "./comunidad.server";
import { Quitado } from "./Quitado";
import { Salida } from "./Salida";
import { Union } from "./Union";
import { VistaDeMiembro } from "./VistaDeMiembro";

export function PaginaDeComunidad() {
  const datos = useLoaderData<typeof loader>();
  const { nombre, paraQue, dibujo } = datos;
  if (datos.vista === "quitado") return <Quitado {...datos} />;
  if (datos.vista === "salida")
    return <Salida nombre={nombre} seudonimo={datos.seudonimo} {...datos.salida} />;
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <header className={css.cabeza}>
        <Illustration name={`comunidad-${dibujo}`} className={css.dibujoGrande} />
        <div className={classNames(pila.corta, css.palabras)}>
          <h1>{nombre}</h1>
          {datos.vista !== "miembro" && <p className={textoGuia}>{paraQue}</p>}
        </div>
      </header>
      {datos.vista === "visita" && (
        <>
          <Reglas {...datos} />
          <p>
            <Button href={datos.entrar} large>
              Inicia sesión para unirte
            </Button>
          </p>
        </>
      )}
      {datos.vista === "entrada" && (
        <>
          <Reglas {...datos} />
          <Union />
        </>
      )}
      {datos.vista === "suspendida" && (
        <>
          <Alert kind="advertencia" title="Moderación suspendió tu participación aquí">
            {datos.sancion?.motivo}
          </Alert>
          <Reglas {...datos} />
          <HaciaLaSalida {...datos} />
        </>
      )}
      {datos.vista === "miembro" && (
        <>
          <VistaDeMiembro {...datos} />
          <Reglas {...datos} />
          <HaciaLaSalida {...datos} />
        </>
      )}
    </div>
  );
}

function Reglas({ reglas, equipo }: { reglas: readonly string[]; equipo: string }) {
  const { marca } = useRaiz();
  return (
    <section aria-labelledby="reglas" className={pila.media}>
      <h2 id="reglas">Reglas de la comunidad</h2>
      <ol className={css.reglas}>
        {reglas.map((regla) => (
          <li key={regla}>{regla}</li>
        ))}
      </ol>
      <Nota>
        La cuida {equipo} de {marca.nombre}, que lee lo que se denuncia.
      </Nota>
    </section>
  );
}

/** Way to the page that asks before the member leaves. */
function HaciaLaSalida({ seudonimo, salida }: { seudonimo: string; salida: string }) {
  return (
    <section aria-label="Salir" className={classNames(css.aparte, pila.corta)}>
      <Nota>Aquí eres {seudonimo}.</Nota>
      <p>
        <Button href={salida} variant="secondary">
          Salir de la comunidad
        </Button>
      </p>
    </section>
  );
}

const Nota = ({ children }: { children: ReactNode }) => (
  <p className={classNames(textoSuave, textoChico)}>{children}</p>
);
