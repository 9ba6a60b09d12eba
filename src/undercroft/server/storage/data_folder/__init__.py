"""The data folder: `folder_lock` keeps a second server out of it, `private_files` keeps its files from other users."""
