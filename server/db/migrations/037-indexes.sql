-- Each foreign key has an index over all rows: without one, deleting what it names and asking for what belongs to it read
-- the rows of everybody. Lists skip deleted rows as they read; a person's own are few.
drop index academichistory_list;
drop index academicprojects_list;
drop index professionalhistory_list;
drop index professionalprojects_list;
drop index evidence_list;
drop index futureplan_list;
drop index rfenotice_list;
drop index proposed_endeavors_list;
drop index referees_list;
create index academichistory_list on academichistory (application_id, id);
create index academicprojects_list on academicprojects (application_id, id);
create index professionalhistory_list on professionalhistory (application_id, id);
create index professionalprojects_list on professionalprojects (application_id, id);
create index evidence_list on evidence (application_id, id);
create index futureplan_list on futureplan (application_id, id);
create index rfenotice_list on rfenotice (application_id, id);
create index proposed_endeavors_list on proposed_endeavors (application_id, id);
create index referees_list on referees (application_id, id);

create index tasks_application on tasks (application_id, kind, created_at);
create index documents_endeavor on documents (endeavor_id) where endeavor_id is not null;
create index carts_user on carts (user_id);
create index orders_cart on orders (cart_id);
create index payment_events_order on payment_events (order_id);
create index credit_entries_order on credit_entries (order_id) where order_id is not null;
create index credit_entries_task on credit_entries (task_id) where task_id is not null;

create index applications_resume on applications (resume);
create index academichistory_diploma_en on academichistory (diploma_en);
create index academichistory_transcript_en on academichistory (transcript_en);
create index academichistory_diploma_cn on academichistory (diploma_cn) where diploma_cn is not null;
create index academichistory_transcript_cn on academichistory (transcript_cn) where transcript_cn is not null;
create index academichistory_diploma_cn_certificate on academichistory (diploma_cn_certificate)
  where diploma_cn_certificate is not null;
create index academichistory_transcript_cn_certificate on academichistory (transcript_cn_certificate)
  where transcript_cn_certificate is not null;
create index academicprojects_essay on academicprojects (essay) where essay is not null;
create index professionalprojects_supporting_docs on professionalprojects (supporting_docs) where supporting_docs is not null;
create index evidence_supporting_doc on evidence (supporting_doc) where supporting_doc is not null;
create index futureplan_supporting_doc on futureplan (supporting_doc) where supporting_doc is not null;
create index rfenotice_file on rfenotice (file);
create index referees_resume on referees (resume) where resume is not null;
create index referees_signed_letter on referees (signed_letter) where signed_letter is not null;
create index documents_pdf on documents (pdf);
create index documents_docx on documents (docx);
create index document_versions_pdf on document_versions (pdf);
create index document_versions_docx on document_versions (docx);
create index imports_file on imports (file_id);
create index letter_links_signed_file on letter_links (signed_file) where signed_file is not null;
create index data_exports_file on data_exports (file_id);
create index rfe_background_file on rfe_background (file);
create index rfe_papers_file on rfe_papers (file);

-- Files that are nobody's, by when they were found so.
create index files_unused on files (unused_since) where unused_since is not null;
-- What repeated jobs search for.
create index data_exports_expires on data_exports (expires_at);
-- No response is due later than 120 days after its notice.
create index rfenotice_awaited on rfenotice (greatest(deadline, sent_date + 120)) where not is_deleted;
