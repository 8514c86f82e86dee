CREATE INDEX "certification_submitted_at_cert_sn_index" ON "certification" ("submitted_at","cert_sn");--> statement-breakpoint
CREATE INDEX "contract_updated_at_contract_sn_index" ON "contract" ("updated_at","contract_sn");--> statement-breakpoint
CREATE INDEX "seal_created_at_seal_id_index" ON "seal" ("created_at","seal_id");--> statement-breakpoint
CREATE INDEX "sign_auth_created_at_sign_auth_id_index" ON "sign_auth" ("created_at","sign_auth_id");--> statement-breakpoint
CREATE INDEX "designer_application_submitted_at_apply_sn_index" ON "designer_application" ("submitted_at","apply_sn");--> statement-breakpoint
CREATE INDEX "replacement_pair_created_at_pair_id_index" ON "replacement_pair" ("created_at","pair_id");