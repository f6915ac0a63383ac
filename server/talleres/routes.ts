import type { Routes } from "../platform/module";

export const routes: Routes = {};
