import { useSearchParams } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { Card, CardFoot, CardTitle } from "~/components/Card";
import { classNames } from "~/components/classNames";
import { DataList } from "~/components/DataList";
import { Dialog, DialogPage } from "~/components/Dialog";
import { hrefDeBorrado, PreguntaDeBorrado, usePorBorrar } from "~/components/PreguntaDeBorrado";
import { EmptyState } from "~/components/EmptyState";
import { Illustration } from "~/components/Illustration";
import { MissingPart } from "~/components/MissingPart";
import { Steps } from "~/components/Steps";
import { Tag } from "~/components/Tag";
import { Toast } from "~/components/Toast";
import { SLUGS_DE_ESPECIALIDAD } from "~/domain/shared/especialidades/especialidad";
import { contenedorMedio, enlaceSuelto, fila, pagina, pila, rejilla } from "~/styles/layout.css";
import { Muestra } from "./Muestra";
import { MuestrarioDeCampos } from "./MuestrarioDeCampos";
import { MuestrarioDeCuenta } from "./MuestrarioDeCuenta";
import { MuestrarioDeGraficos } from "./MuestrarioDeGraficos";
import { MuestrarioDePiezas } from "./MuestrarioDePiezas";

const AQUI = "/desarrollo/componentes";
const TONOS = ["info", "exito", "advertencia", "error"] as const;
const VARIANTES = ["primary", "secondary", "text", "danger"] as const;

/** Page that shows every shared component in each of its states. */
export function Muestrario() {
  const [busqueda] = useSearchParams();
  const porBorrar = usePorBorrar() !== null;
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <h1>Componentes</h1>
      <Muestra nombre="Button">
        {VARIANTES.map((variant) => (
          <div key={variant} className={fila.corta}>
            <Button variant={variant}>Guardar</Button>
            <Button variant={variant} href={AQUI}>
              Ir allá
            </Button>
            <Button variant={variant} aria-disabled>
              No todavía
            </Button>
            <Button variant={variant} large>
              Grande
            </Button>
          </div>
        ))}
        <Button wide>Ancho</Button>
      </Muestra>
      <MuestrarioDeCampos />
      <MuestrarioDeCuenta />
      <Muestra nombre="Alert">
        {TONOS.map((kind) => (
          <Alert key={kind} kind={kind} title="Qué pasó">
            <p>Y qué puedes hacer.</p>
          </Alert>
        ))}
      </Muestra>
      <Muestra nombre="Toast">
        {TONOS.map((kind) => (
          <Toast key={kind} kind={kind} message="Guardamos lo que escribiste." durationInMs={Infinity} />
        ))}
      </Muestra>
      <Muestra nombre="MissingPart">
        <MissingPart title="No pudimos leer esta parte">
          <p>El resto de la página está completo.</p>
        </MissingPart>
      </Muestra>
      <Muestra nombre="Dialog">
        <p>
          <a href={`${AQUI}?dialogo=1`} className={enlaceSuelto}>
            Abrir el diálogo
          </a>
        </p>
        {busqueda.get("dialogo") === "1" && (
          <Dialog id="muestra-de-dialogo" title="¿Seguimos?" closeHref={AQUI}>
            <p>Lo que hay debajo espera.</p>
            <Button href={AQUI}>Cerrar</Button>
          </Dialog>
        )}
        <DialogPage title="¿Seguimos?">
          <p>Lo mismo, en una página suya.</p>
        </DialogPage>
      </Muestra>
      <Muestra nombre="PreguntaDeBorrado">
        <p>
          <a href={hrefDeBorrado(AQUI)} className={enlaceSuelto}>
            Preguntar antes de borrar
          </a>
        </p>
        {porBorrar && (
          <PreguntaDeBorrado
            titulo="¿Borrar esto?"
            texto="Vas a borrar esto."
            pagina={AQUI}
            intencion="borrar"
          />
        )}
      </Muestra>
      <Muestra nombre="Card">
        <div className={rejilla.media}>
          <Card>Quieta</Card>
          <Card href={AQUI}>Toda ella un enlace</Card>
          <Card covered className={pila.corta}>
            <CardTitle as="h3" href={AQUI}>
              Su título la cubre
            </CardTitle>
            <CardFoot>Un pie</CardFoot>
          </Card>
        </div>
      </Muestra>
      <Muestra nombre="Tag">
        <div className={fila.corta}>
          {(["neutral", "accent", ...TONOS] as const).map((tone) => (
            <Tag key={tone} tone={tone}>
              {tone}
            </Tag>
          ))}
          {SLUGS_DE_ESPECIALIDAD.map((slug) => (
            <Tag key={slug} especialidad={slug}>
              {slug}
            </Tag>
          ))}
        </div>
      </Muestra>
      <Muestra nombre="Steps">
        <Steps current={1} total={3} />
        <Steps current={3} total={3} name="Confirma" />
      </Muestra>
      <Muestra nombre="DataList">
        <DataList
          entries={[
            { term: "Día", value: "lunes 9" },
            { term: "Hora", value: "10:00" },
          ]}
        />
        <DataList
          entries={[
            { term: "Sesión", value: "S/ 80.00" },
            { term: "Total", value: "S/ 80.00", total: true },
          ]}
        />
      </Muestra>
      <Muestra nombre="EmptyState">
        <EmptyState
          title="Aún no hay nada"
          illustration="agenda-vacia"
          level={3}
          actions={<Button href={AQUI}>Empezar</Button>}
        >
          <p>Cuando haya algo, lo verás aquí.</p>
        </EmptyState>
      </Muestra>
      <Muestra nombre="Illustration">
        <Illustration name="conversacion" loading="lazy" />
      </Muestra>
      <MuestrarioDeGraficos />
      <MuestrarioDePiezas />
    </div>
  );
}
